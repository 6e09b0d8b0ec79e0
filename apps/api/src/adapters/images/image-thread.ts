import { parentPort, workerData } from 'node:worker_threads';
import { petPhoto, processImage } from '@huella/server/images';
import type { ImageWork } from './image-work.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `thread-images.ts` starts this thread and hands it just that
const { modules, bytes } = workerData as ImageWork;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await processImage(modules, bytes, petPhoto));
