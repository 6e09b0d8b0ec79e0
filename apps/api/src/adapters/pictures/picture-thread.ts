import { parentPort, workerData } from 'node:worker_threads';
import { makePicture } from '@huella/server/images';
import type { PictureWork } from './picture-work.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `thread-pictures.ts` starts this thread and hands it just that
const { modules, bytes } = workerData as PictureWork;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await makePicture(modules, bytes));
