import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker, type ResourceLimits, type Transferable } from 'node:worker_threads';

export interface ThreadWork {
  readonly script: URL;
  readonly workerData: unknown;
  /** Transferred instead of copied. */
  readonly transferList?: readonly Transferable[];
  /** Milliseconds of processor time, however busy the machine is. */
  readonly timeLimit: number;
  readonly resourceLimits: ResourceLimits;
}

/** The machine was too busy: try again, and conclude nothing about the file. */
export class ThreadStarvedError extends Error {
  override readonly name = 'ThreadStarvedError';
}

const LONGEST_WAIT = 4;
const SHORTEST_LOOK = 50;
const MICROSECONDS = 1000;

/** Resolves with the first message of a new thread; rejects when it fails, ends without a message or takes too long. */
export async function runThread({
  script,
  timeLimit,
  transferList = [],
  ...own
}: ThreadWork): Promise<unknown> {
  // No environment: the thread reads a stranger's file and needs no secrets. Its output is ignored: libraries print parts of the file.
  const quiet = { stdout: true, stderr: true };
  const worker = new Worker(script, { ...own, ...quiet, transferList: [...transferList], env: {} });
  const over = new AbortController();
  const { signal } = over;
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('the thread ended without a word');
  });
  const late = rejectLate(worker, timeLimit, signal);
  // The loser of the race is aborted, and its rejection is expected.
  for (const other of [ended, late]) other.catch(() => undefined);
  try {
    const said: unknown[] = await Promise.race([once(worker, 'message', { signal }), ended, late]);
    return said[0];
  } finally {
    over.abort();
    await worker.terminate();
  }
}

/** Rejects after the thread's processor time, or when it could not get that within several times as long. */
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

/** In milliseconds; 0 if the thread cannot report it. */
async function processorTime(worker: Worker, signal: AbortSignal): Promise<number> {
  const usage = worker.cpuUsage().then(({ user, system }) => (user + system) / MICROSECONDS);
  return Promise.race([usage, setTimeout(1000, 0, { signal })]);
}
