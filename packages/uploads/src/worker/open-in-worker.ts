import { jpegFile } from '../processing/jpeg-file.ts';
import type { DecodedImage } from '../processing/opened-image.ts';
import type { InspectedImage } from '../image/inspect-image.ts';
import { ImageError } from '../image/image-error.ts';
import { createWorkerClient } from './worker-client.ts';

/** Decodes, reduces and encodes in a worker, so that the page stays responsive. */
export async function openInWorker(image: InspectedImage): Promise<DecodedImage> {
  const worker = new Worker(new URL('./image-worker.ts', import.meta.url), { type: 'module' });
  const request = createWorkerClient(worker);
  try {
    const response = await request({ open: image });
    if (!('opened' in response)) throw new ImageError('unreadable');
    return {
      ...response.opened,
      reduce: async (area) => {
        const reply = await request({ reduce: area });
        if (!('reduced' in reply)) throw new ImageError('notReduced');
        return jpegFile(reply.reduced, image.file);
      },
      close: () => worker.terminate(),
    };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
