import { inspectImage } from '@huella/uploads/imaging';
import type { PageOrder, PreparedPage } from '../image/prepare-page.ts';
import { createPaperClient } from '../worker/paper-client.ts';

export interface PrepareOptions extends Omit<PageOrder, 'image'> {
  signal?: AbortSignal;
}

export async function prepareImage(file: File, { signal, ...order }: PrepareOptions): Promise<PreparedPage> {
  const image = await inspectImage(file);
  const client = createPaperClient();
  signal?.addEventListener('abort', client.close);
  try {
    return await client.preparePage({ ...order, image });
  } finally {
    client.close();
  }
}
