import { jpegFile } from '../engine/jpeg-file.ts';
import type { EnginePicture } from '../engine/opened-picture.ts';
import type { InspectedPicture } from '../picture/inspect-picture.ts';
import { PictureError } from '../picture/picture-error.ts';
import { askWorker } from './ask-worker.ts';

/** Decodes, reduces and encodes in a worker of its own, so that the page never stands still. */
export async function openInWorker(picture: InspectedPicture): Promise<EnginePicture> {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  const ask = askWorker(worker);
  try {
    const answer = await ask({ open: picture });
    if (!('opened' in answer)) throw new PictureError('unreadable');
    return {
      ...answer.opened,
      reduce: async (area) => {
        const reply = await ask({ reduce: area });
        if (!('reduced' in reply)) throw new PictureError('notReduced');
        return jpegFile(reply.reduced, picture.file);
      },
      close: () => worker.terminate(),
    };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
