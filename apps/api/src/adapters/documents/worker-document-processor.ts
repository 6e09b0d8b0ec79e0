import { errorName, type DocumentProcessor, type DocumentResult, type Log } from '@huella/server';
import pLimit from 'p-limit';
import { runWorker, WorkerStarvedError } from '../workers/run-worker.ts';
import type { DocumentWorkerData } from './document-worker-data.ts';

const workerScript = new URL('./document-worker.ts', import.meta.url);

/** Each may take 200 MB for pixels. */
const AT_ONCE = 1;
/** Waiting or in progress. The upload gate limits their bytes. */
const MAX_PENDING = 32;
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 12 };

interface Options {
  readonly log: Log;
  /** Milliseconds of CPU time per document. */
  readonly timeLimit?: number;
  readonly script?: URL;
}

/**
 * Processes each document in a worker thread of its own, one at a time: the event loop stays free, and a file that makes a codec crash, grow or
 * spin ends only its worker. Any failure of the worker is a broken document.
 */
export function createWorkerDocumentProcessor({
  log,
  timeLimit = 15_000,
  script = workerScript,
}: Options): DocumentProcessor {
  const queue = pLimit(AT_ONCE);
  let pending = 0;
  return {
    process: async (bytes, preset) => {
      if (pending >= MAX_PENDING) return { rejected: 'busy' };
      pending += 1;
      try {
        const workerData: DocumentWorkerData = { bytes, preset };
        const transferList = [bytes.buffer];
        const message = await queue(() =>
          runWorker({ script, workerData, transferList, timeLimit, resourceLimits }),
        );
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `document-worker.ts` posts nothing else
        return message as DocumentResult;
      } catch (error) {
        if (error instanceof WorkerStarvedError) return { rejected: 'busy' };
        log.error('document.failed', { name: errorName(error) });
        return { rejected: 'broken' };
      } finally {
        pending -= 1;
      }
    },
  };
}
