import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker, type ResourceLimits, type Transferable } from 'node:worker_threads';

export interface WorkerTask {
  readonly script: URL;
  readonly workerData: unknown;
  /** Transferred instead of copied. */
  readonly transferList?: readonly Transferable[];
  /** Milliseconds of CPU time, however busy the machine is. */
  readonly timeLimit: number;
  readonly resourceLimits: ResourceLimits;
}

/** The machine was too busy: try again, and conclude nothing about the file. */
export class WorkerStarvedError extends Error {
  override readonly name = 'WorkerStarvedError';
}

const MAX_WALL_TO_CPU_RATIO = 4;
const MIN_POLL_MS = 50;
const MICROSECONDS_PER_MS = 1000;
const USAGE_TIMEOUT_MS = 1000;

/** Resolves with the first message of a new worker thread; rejects when it fails, ends without a message or takes too long. */
export async function runWorker({
  script,
  timeLimit,
  transferList = [],
  ...options
}: WorkerTask): Promise<unknown> {
  // No environment: the worker reads an untrusted file and needs no secrets. Its output is ignored: libraries print parts of the file.
  const stdio = { stdout: true, stderr: true };
  const worker = new Worker(script, { ...options, ...stdio, transferList: [...transferList], env: {} });
  const finished = new AbortController();
  const { signal } = finished;
  const exit = once(worker, 'exit', { signal }).then(() => {
    throw new Error('the worker ended without a message');
  });
  const timeout = rejectOnTimeout(worker, timeLimit, signal);
  // The loser of the race is aborted, and its rejection is expected.
  for (const other of [exit, timeout]) other.catch(() => undefined);
  try {
    const messages: unknown[] = await Promise.race([once(worker, 'message', { signal }), exit, timeout]);
    return messages[0];
  } finally {
    finished.abort();
    await worker.terminate();
  }
}

/**
 * Rejects once the worker has used its CPU time, or with a WorkerStarvedError once `MAX_WALL_TO_CPU_RATIO` times as long has passed
 * on the clock.
 */
async function rejectOnTimeout(worker: Worker, timeLimit: number, signal: AbortSignal): Promise<never> {
  const from = performance.now();
  let used = 0;
  while (used < timeLimit) {
    await setTimeout(Math.max(timeLimit - used, MIN_POLL_MS), undefined, { signal });
    used = await cpuTime(worker, signal);
    if (used < timeLimit && performance.now() - from > timeLimit * MAX_WALL_TO_CPU_RATIO)
      throw new WorkerStarvedError();
  }
  throw new Error('the worker took too long');
}

/** In milliseconds; 0 if the worker cannot report it. */
async function cpuTime(worker: Worker, signal: AbortSignal): Promise<number> {
  const usage = worker.cpuUsage().then(({ user, system }) => (user + system) / MICROSECONDS_PER_MS);
  return Promise.race([usage, setTimeout(USAGE_TIMEOUT_MS, 0, { signal })]);
}
