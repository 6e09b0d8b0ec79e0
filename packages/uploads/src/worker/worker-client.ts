import { ImageError } from '../image/image-error.ts';
import type { Numbered, ImageResponse, ImageRequest } from './messages.ts';

/** Milliseconds after which a worker counts as stuck: 50 megapixels take a slow phone some seconds (O-UP-06). */
const TIMEOUT = 30_000;

type Reply = Exclude<ImageResponse, { problem: unknown }>;

/** Sends requests to an image worker. A problem, a crash (out of memory) and a timeout all reject with an `ImageError`. */
export function createWorkerClient(worker: Worker) {
  let last = 0;
  return function request(message: ImageRequest): Promise<Reply> {
    const id = (last += 1);
    return new Promise((resolve, reject) => {
      const controller = new AbortController();
      const { signal } = controller;
      const fail = (error: ImageError) => {
        controller.abort();
        reject(error);
      };
      const timer = setTimeout(() => fail(new ImageError('notReduced')), TIMEOUT);
      signal.addEventListener('abort', () => clearTimeout(timer));
      worker.addEventListener('error', () => fail(new ImageError('notReduced')), { signal });
      const read = ({ data }: MessageEvent<Numbered<ImageResponse>>) => {
        if (data.id !== id) return;
        if ('problem' in data.message) return fail(new ImageError(data.message.problem));
        controller.abort();
        resolve(data.message);
      };
      worker.addEventListener('message', read, { signal });
      worker.postMessage({ id, message } satisfies Numbered<ImageRequest>, {});
    });
  };
}
