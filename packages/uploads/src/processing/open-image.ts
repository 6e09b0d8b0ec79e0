import { inspectImage } from '../image/inspect-image.ts';
import { ImageError } from '../image/image-error.ts';
import type { OpenedImage } from './opened-image.ts';

/**
 * Opens a chosen file as a picture: judged by its bytes, decoded, turned upright, put on white and ready to be cropped and
 * reduced. Throws a `ImageError` whose message is fit to be shown. `close()` it when it is no longer needed.
 */
export async function openImage(file: File): Promise<OpenedImage> {
  const image = await inspectImage(file);
  const open = await loadProcessing();
  const opened = await open(image);
  const preview = URL.createObjectURL(opened.preview);
  const close = () => {
    URL.revokeObjectURL(preview);
    opened.close();
  };
  return { ...opened, preview, close };
}

/** The worker; the page itself where a worker cannot draw (Safari before 16.4). */
async function loadProcessing() {
  try {
    if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined')
      return (await import('../page/open-on-page.ts')).openOnPage;
    return (await import('../worker/open-in-worker.ts')).openInWorker;
  } catch (error) {
    throw new ImageError('notLoaded', { cause: error });
  }
}
