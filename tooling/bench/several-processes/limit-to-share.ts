/** Milliseconds in which each process may run once. */
const PERIOD = 40;

/**
 * Limits each process to a share of the time, from 0 to 1, in turn, as if each had this part of a processor, which leaves the
 * machine to database and clients. Returns a function that ends it.
 */
export function limitToShare(pids: readonly number[], share: number): () => void {
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
