import { once } from 'node:events';
import { Worker, type ResourceLimits, type Transferable } from 'node:worker_threads';

export interface ThreadWork {
  readonly script: URL;
  readonly workerData: unknown;
  /** What goes over instead of being copied. */
  readonly transferList?: readonly Transferable[];
  /** Milliseconds that the work may take. */
  readonly timeLimit: number;
  /** Of the thread's own heap. Pixels and files are outside of it. */
  readonly resourceLimits: ResourceLimits;
}

/** Resolves with the first message of a new thread; rejects when it fails, ends without a word or takes too long. */
export async function runThread({
  script,
  timeLimit,
  transferList = [],
  ...own
}: ThreadWork): Promise<unknown> {
  // Without the environment: the thread reads a stranger's file, and needs none of our secrets.
  const worker = new Worker(script, { ...own, transferList: [...transferList], env: {} });
  const signal = AbortSignal.timeout(timeLimit);
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('the thread ended without a word');
  });
  try {
    const said: unknown[] = await Promise.race([once(worker, 'message', { signal }), ended]);
    return said[0];
  } finally {
    await worker.terminate();
  }
}
