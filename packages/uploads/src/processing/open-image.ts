import { inspectImage } from '../image/inspect-image.ts';
import { ImageError } from '../image/image-error.ts';
import type { OpenedImage } from './opened-image.ts';

/**
 * Opens a chosen file as an image: validated, decoded, upright and on white. Throws an `ImageError` whose message can be shown.
 * Call `close()` when it is no longer needed.
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

/** Falls back to the page where a worker cannot draw (Safari before 16.4). */
async function loadProcessing() {
  try {
    if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined')
      return (await import('../page/open-on-page.ts')).openOnPage;
    return (await import('../worker/open-in-worker.ts')).openInWorker;
  } catch (error) {
    throw new ImageError('notLoaded', { cause: error });
  }
}
