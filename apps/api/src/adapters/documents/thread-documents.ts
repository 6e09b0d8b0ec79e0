import { errorName, type DocumentProcessor, type DocumentResult, type Log } from '@huella/server';
import pLimit from 'p-limit';
import { runThread, ThreadStarvedError } from '../threads/run-thread.ts';
import type { DocumentWork } from './document-work.ts';

const thread = new URL('./document-thread.ts', import.meta.url);

/** One at a time: each may take 200 MB for pixels. The upload gate limits those that wait. */
const AT_ONCE = 1;
const MOST_IN_LINE = 32;
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 12 };

interface Options {
  readonly log: Log;
  /** Milliseconds of processor time per document. */
  readonly timeLimit?: number;
  readonly script?: URL;
}

/**
 * Processes each document in a thread of its own, one at a time: the event loop stays free, and a file that makes a codec crash, grow or
 * spin ends only its thread. Any failure of the thread is a broken document.
 */
export function createThreadDocuments({
  log,
  timeLimit = 15_000,
  script = thread,
}: Options): DocumentProcessor {
  const inTurn = pLimit(AT_ONCE);
  let inLine = 0;
  return {
    process: async (bytes, policy) => {
      if (inLine >= MOST_IN_LINE) return { rejected: 'busy' };
      inLine += 1;
      try {
        const workerData: DocumentWork = { bytes, policy };
        const transferList = [bytes.buffer];
        const said = await inTurn(() =>
          runThread({ script, workerData, transferList, timeLimit, resourceLimits }),
        );
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `document-thread.ts` says nothing else
        return said as DocumentResult;
      } catch (error) {
        if (error instanceof ThreadStarvedError) return { rejected: 'busy' };
        log.error('document.failed', { name: errorName(error) });
        return { rejected: 'broken' };
      } finally {
        inLine -= 1;
      }
    },
  };
}
