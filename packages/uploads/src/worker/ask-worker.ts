import { PictureError } from '../picture/picture-error.ts';
import type { Numbered, PictureAnswer, PictureQuestion } from './messages.ts';

/** Milliseconds after which a worker counts as stuck: 50 megapixels take a slow phone some seconds (O-UP-06). */
const PATIENCE = 30_000;

type Reply = Exclude<PictureAnswer, { problem: unknown }>;

/** Puts questions to a picture worker. A problem, a crash (out of memory) and silence all become a `PictureError`. */
export function askWorker(worker: Worker) {
  let last = 0;
  return function ask(message: PictureQuestion): Promise<Reply> {
    const id = (last += 1);
    return new Promise((resolve, reject) => {
      const over = new AbortController();
      const { signal } = over;
      const fail = (error: PictureError) => {
        over.abort();
        reject(error);
      };
      const timer = setTimeout(() => fail(new PictureError('notReduced')), PATIENCE);
      signal.addEventListener('abort', () => clearTimeout(timer));
      worker.addEventListener('error', () => fail(new PictureError('notReduced')), { signal });
      const read = ({ data }: MessageEvent<Numbered<PictureAnswer>>) => {
        if (data.id !== id) return;
        if ('problem' in data.message) return fail(new PictureError(data.message.problem));
        over.abort();
        resolve(data.message);
      };
      worker.addEventListener('message', read, { signal });
      worker.postMessage({ id, message } satisfies Numbered<PictureQuestion>, {});
    });
  };
}
