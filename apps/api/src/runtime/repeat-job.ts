import { setTimeout as sleep } from 'node:timers/promises';
import { errorName, type Log } from '@huella/server';
import type { JobMeasurement } from '../telemetry/observer.ts';

interface JobOptions {
  readonly name: string;
  readonly work: () => Promise<unknown>;
  /** Milliseconds between two passes. */
  readonly pause: number;
  readonly log: Log;
  readonly onPass?: ((measurement: JobMeasurement) => void) | undefined;
}

export interface BackgroundJob {
  stop(): Promise<void>;
}

/** Repeats a job; a failing pass is logged and does not end the job. */
export function repeatJob({ name, work, pause, log, onPass }: JobOptions): BackgroundJob {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      const startedAt = performance.now();
      const succeeded = await work().then(
        () => true,
        (error: unknown) => {
          log.error('job.failed', { job: name, name: errorName(error) });
          return false;
        },
      );
      onPass?.({ name, succeeded, milliseconds: performance.now() - startedAt });
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
