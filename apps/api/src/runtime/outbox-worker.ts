import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@huella/server';

interface WorkerOptions {
  /** One pass over the outbox. */
  readonly deliver: () => Promise<unknown>;
  readonly log: Log;
  /** Milliseconds between two passes. */
  readonly pause?: number;
}

export interface Worker {
  /** Finishes the pass that is running, makes a last one, and ends. */
  stop(): Promise<void>;
}

/** Delivers mails pass after pass. A failing pass is logged and does not end the worker. */
export function startOutboxWorker({ deliver, log, pause = 1_000 }: WorkerOptions): Worker {
  const stopping = new AbortController();
  const pass = async () => {
    try {
      await deliver();
    } catch (error) {
      log.error('outbox.pass', { name: error instanceof Error ? error.name : 'unknown' });
    }
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      await pass();
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    await pass();
  };
  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
