/** Milliseconds in which each process may run once. */
const PERIOD = 40;

/**
 * Lets each process run for a share of the time, from 0 to 1, one after the other, as if each had so much of a processor: the rest of the
 * machine is then free for the database and for who asks. Ends when the answer is called.
 */
export function holdToShare(pids: readonly number[], share: number): () => void {
  const timers: NodeJS.Timeout[] = [];
  pids.forEach((pid, index) => {
    process.kill(pid, 'SIGSTOP');
    const run = () => {
      process.kill(pid, 'SIGCONT');
      timers[index] = setTimeout(() => process.kill(pid, 'SIGSTOP'), PERIOD * share);
    };
    const begin = () => timers.push(setInterval(run, PERIOD));
    timers[index] = setTimeout(begin, (index * PERIOD) / pids.length);
  });
  return () => {
    for (const timer of timers) clearTimeout(timer);
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  };
}
