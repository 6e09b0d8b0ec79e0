import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker, type ResourceLimits, type Transferable } from 'node:worker_threads';

export interface ThreadWork {
  readonly script: URL;
  readonly workerData: unknown;
  /** What goes over instead of being copied. */
  readonly transferList?: readonly Transferable[];
  /** Milliseconds of a processor that the work may take, however many others want it meanwhile. */
  readonly timeLimit: number;
  /** Of the thread's own heap. Pixels and files are outside of it. */
  readonly resourceLimits: ResourceLimits;
}

/** The machine was too busy for the work: it may be done later, and says nothing of what was worked on. */
export class ThreadStarvedError extends Error {
  override readonly name = 'ThreadStarvedError';
}

/** So many times its limit a thread may take on a busy machine. */
const LONGEST_WAIT = 4;
const SHORTEST_LOOK = 50;
const MICROSECONDS = 1000;

/** Resolves with the first message of a new thread; rejects when it fails, ends without a word or takes too long. */
export async function runThread({
  script,
  timeLimit,
  transferList = [],
  ...own
}: ThreadWork): Promise<unknown> {
  // Without the environment: the thread reads a stranger's file, and needs none of our secrets.
  // Its output stays its own: libraries print what they find in the file.
  const quiet = { stdout: true, stderr: true };
  const worker = new Worker(script, { ...own, ...quiet, transferList: [...transferList], env: {} });
  const over = new AbortController();
  const { signal } = over;
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('the thread ended without a word');
  });
  const late = rejectLate(worker, timeLimit, signal);
  // The one that loses the race is aborted, and nobody waits for it.
  for (const other of [ended, late]) other.catch(() => undefined);
  try {
    const said: unknown[] = await Promise.race([once(worker, 'message', { signal }), ended, late]);
    return said[0];
  } finally {
    over.abort();
    await worker.terminate();
  }
}

/** Rejects once the thread has had its time of a processor, or could not get it within several times as long. */
async function rejectLate(worker: Worker, timeLimit: number, signal: AbortSignal): Promise<never> {
  const from = performance.now();
  let used = 0;
  while (used < timeLimit) {
    await setTimeout(Math.max(timeLimit - used, SHORTEST_LOOK), undefined, { signal });
    used = await processorTime(worker, signal);
    if (used < timeLimit && performance.now() - from > timeLimit * LONGEST_WAIT)
      throw new ThreadStarvedError();
  }
  throw new Error('the thread took too long');
}

/** In milliseconds; 0 where the thread does not come to tell it. */
async function processorTime(worker: Worker, signal: AbortSignal): Promise<number> {
  const usage = worker.cpuUsage().then(({ user, system }) => (user + system) / MICROSECONDS);
  return Promise.race([usage, setTimeout(1000, 0, { signal })]);
}
