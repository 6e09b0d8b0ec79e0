import { ImageError } from '../image/image-error.ts';
import type { InspectedImage } from '../image/inspect-image.ts';
import type { ImageCanvas } from './image-canvas.ts';

/** A JPEG to show; the original where the browser spoils what is drawn. Throws an `ImageError` where that cannot be sent. */
export async function previewOf({ file, isSendable }: InspectedImage, canvas: ImageCanvas): Promise<Blob> {
  if (canvas.isFaithful) return canvas.preview();
  if (!isSendable) throw new ImageError('canvasNoise');
  return file;
}
