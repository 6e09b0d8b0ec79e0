import { availableParallelism } from 'node:os';
import { errorName, loadOnce, type Log, type ImageProcessor, type ImageResult } from '@huella/server';
import pLimit from 'p-limit';
import { runWorker, WorkerStarvedError } from '../workers/run-worker.ts';
import type { ImageWorkerData } from './image-worker-data.ts';
import { loadJpegModules } from './jpeg-modules.ts';

const workerScript = new URL('./image-worker.ts', import.meta.url);

/** Waiting or in progress: with 8 MB each at most 128 MB. */
const MAX_PENDING = 16;

/** Only the worker's heap: pixels are outside of it and limited before decoding. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 };

interface Options {
  readonly log: Log;
  /** Milliseconds of CPU time per image. */
  readonly timeLimit?: number;
  readonly script?: URL;
}

/**
 * Processes each image in a worker thread of its own: the event loop stays free, and a file that makes a codec crash, grow or spin ends only
 * its worker. Any failure of the worker is a broken image, unless it got no CPU time.
 */
export function createWorkerImageProcessor({
  log,
  timeLimit = 15_000,
  script = workerScript,
}: Options): ImageProcessor {
  const queue = pLimit(Math.min(availableParallelism(), 2));
  const loadModules = loadOnce(loadJpegModules);
  let pending = 0;
  return {
    process: async (bytes) => {
      if (pending >= MAX_PENDING) return { rejected: 'busy' };
      pending += 1;
      try {
        const modules = await loadModules();
        const workerData: ImageWorkerData = { modules, bytes };
        const message = await queue(() => runWorker({ script, workerData, timeLimit, resourceLimits }));
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `image-worker.ts` posts nothing else
        return message as ImageResult;
      } catch (error) {
        if (error instanceof WorkerStarvedError) return { rejected: 'busy' };
        log.error('image.failed', { name: errorName(error) });
        return { rejected: 'broken' };
      } finally {
        pending -= 1;
      }
    },
  };
}
