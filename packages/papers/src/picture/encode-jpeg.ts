import { ImageError } from '@huella/uploads/imaging';

/** A canvas as a JPEG. A canvas beyond what the device can do gives nothing, or something that is no JPEG. */
export async function encodeJpeg(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality }).catch(() => null);
  if (jpeg === null || jpeg.size === 0 || jpeg.type !== 'image/jpeg') throw new ImageError('notReduced');
  return jpeg;
}
