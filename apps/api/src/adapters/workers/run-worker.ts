import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker, type ResourceLimits, type Transferable } from 'node:worker_threads';

export interface WorkerTask {
  readonly script: URL;
  readonly workerData: unknown;
  /** Transferred instead of copied. */
  readonly transferList?: readonly Transferable[];
  /** Milliseconds of processor time, however busy the machine is. */
  readonly timeLimit: number;
  readonly resourceLimits: ResourceLimits;
}

/** The machine was too busy: try again, and conclude nothing about the file. */
export class WorkerStarvedError extends Error {
  override readonly name = 'WorkerStarvedError';
}

const LONGEST_WAIT = 4;
const SHORTEST_LOOK = 50;
const MICROSECONDS = 1000;

/** Resolves with the first message of a new worker thread; rejects when it fails, ends without a message or takes too long. */
export async function runWorker({
  script,
  timeLimit,
  transferList = [],
  ...own
}: WorkerTask): Promise<unknown> {
  // No environment: the worker reads a stranger's file and needs no secrets. Its output is ignored: libraries print parts of the file.
  const quiet = { stdout: true, stderr: true };
  const worker = new Worker(script, { ...own, ...quiet, transferList: [...transferList], env: {} });
  const over = new AbortController();
  const { signal } = over;
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('the worker ended without a message');
  });
  const late = rejectLate(worker, timeLimit, signal);
  // The loser of the race is aborted, and its rejection is expected.
  for (const other of [ended, late]) other.catch(() => undefined);
  try {
    const messages: unknown[] = await Promise.race([once(worker, 'message', { signal }), ended, late]);
    return messages[0];
  } finally {
    over.abort();
    await worker.terminate();
  }
}

/** Rejects after the worker's processor time, or when it could not get that within several times as long. */
async function rejectLate(worker: Worker, timeLimit: number, signal: AbortSignal): Promise<never> {
  const from = performance.now();
  let used = 0;
  while (used < timeLimit) {
    await setTimeout(Math.max(timeLimit - used, SHORTEST_LOOK), undefined, { signal });
    used = await processorTime(worker, signal);
    if (used < timeLimit && performance.now() - from > timeLimit * LONGEST_WAIT)
      throw new WorkerStarvedError();
  }
  throw new Error('the worker took too long');
}

/** In milliseconds; 0 if the worker cannot report it. */
async function processorTime(worker: Worker, signal: AbortSignal): Promise<number> {
  const usage = worker.cpuUsage().then(({ user, system }) => (user + system) / MICROSECONDS);
  return Promise.race([usage, setTimeout(1000, 0, { signal })]);
}
