import { availableParallelism } from 'node:os';
import { errorName, type Log, type ImageProcessor, type ImageResult } from '@huella/server';
import type { JpegModules } from '@huella/server/images';
import pLimit from 'p-limit';
import { runThread, ThreadStarvedError } from '../threads/run-thread.ts';
import type { ImageWork } from './image-work.ts';
import { loadJpegModules } from './jpeg-modules.ts';

const thread = new URL('./image-thread.ts', import.meta.url);

/** Each holds a file of up to 8 MB. */
const mostInLine = 16;

/** Of the thread's own heap. Pixels are outside of it; their number is limited before they are decoded. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 };

interface Options {
  readonly log: Log;
  /** Milliseconds of a processor that one picture may take. */
  readonly timeLimit?: number;
  /** The script of the thread. */
  readonly script?: URL;
}

/**
 * Makes every picture in a thread of its own: the event loop goes on meanwhile, and a file that makes the codec crash, grow
 * or spin takes nothing with it but that thread. Whatever ends a thread is a broken picture.
 */
export function createThreadImages({ log, timeLimit = 15_000, script = thread }: Options): ImageProcessor {
  const inTurn = pLimit(Math.min(availableParallelism(), 2));
  let inLine = 0;
  let loading: Promise<JpegModules> | undefined;
  return {
    process: async (bytes) => {
      if (inLine >= mostInLine) return { rejected: 'busy' };
      inLine += 1;
      try {
        const modules = await (loading ??= loadJpegModules());
        const workerData: ImageWork = { modules, bytes };
        const said = await inTurn(() => runThread({ script, workerData, timeLimit, resourceLimits }));
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `image-thread.ts` says nothing else
        return said as ImageResult;
      } catch (error) {
        if (error instanceof ThreadStarvedError) return { rejected: 'busy' };
        log.error('picture.failed', { name: errorName(error) });
        return { rejected: 'broken' };
      } finally {
        inLine -= 1;
      }
    },
  };
}
