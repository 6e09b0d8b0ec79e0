import { parentPort, workerData } from 'node:worker_threads';
import { petPhoto, processImage } from '@huella/server/images';
import type { ImageWorkerData } from './image-worker-data.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `worker-image-processor.ts` starts this worker and hands it just that
const { modules, bytes } = workerData as ImageWorkerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
parentPort?.postMessage(await processImage(modules, bytes, petPhoto));
