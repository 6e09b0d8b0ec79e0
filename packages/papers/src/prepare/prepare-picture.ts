import { inspectImage } from '@huella/uploads/imaging';
import type { PageOrder, PreparedPage } from '../picture/prepare-page.ts';
import { createPaperClient } from '../worker/paper-client.ts';

export interface PictureOptions extends Omit<PageOrder, 'image'> {
  /** Ends the work when its result is no longer wanted. */
  signal?: AbortSignal;
}

/** Makes a page of a picture in a worker of its own. Throws an `ImageError` whose message is fit to be shown. */
export async function preparePicture(
  file: File,
  { signal, ...order }: PictureOptions,
): Promise<PreparedPage> {
  const image = await inspectImage(file);
  const client = createPaperClient();
  signal?.addEventListener('abort', client.close);
  try {
    return await client.preparePage({ ...order, image });
  } finally {
    client.close();
  }
}
