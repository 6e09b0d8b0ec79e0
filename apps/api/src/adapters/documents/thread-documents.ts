import { errorName, type DocumentProcessor, type DocumentResult, type Log } from '@huella/server';
import pLimit from 'p-limit';
import { runThread, ThreadStarvedError } from '../threads/run-thread.ts';
import type { DocumentWork } from './document-work.ts';

const thread = new URL('./document-thread.ts', import.meta.url);

/** One at a time: each may take 200 MB for its pixels. How much those that wait hold is the upload gate's matter. */
const AT_ONCE = 1;
const MOST_IN_LINE = 32;
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 12 };

interface Options {
  readonly log: Log;
  /** Milliseconds of a processor that one document may take. */
  readonly timeLimit?: number;
  /** The script of the thread. */
  readonly script?: URL;
}

/**
 * Judges every document in a thread of its own, one after the other: the event loop goes on meanwhile, and a file that makes a codec
 * crash, grow or spin takes nothing with it but that thread. Whatever ends a thread is a broken document.
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
