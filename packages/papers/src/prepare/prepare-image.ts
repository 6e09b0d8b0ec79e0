import { inspectImage } from '@huella/uploads/imaging';
import type { PageOrder, PreparedPage } from '../picture/prepare-page.ts';
import { createPaperClient } from '../worker/paper-client.ts';

export interface PictureOptions extends Omit<PageOrder, 'image'> {
  signal?: AbortSignal;
}

export async function prepareImage(file: File, { signal, ...order }: PictureOptions): Promise<PreparedPage> {
  const image = await inspectImage(file);
  const client = createPaperClient();
  signal?.addEventListener('abort', client.close);
  try {
    return await client.preparePage({ ...order, image });
  } finally {
    client.close();
  }
}
