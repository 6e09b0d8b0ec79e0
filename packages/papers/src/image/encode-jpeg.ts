import { ImageError } from '@huella/uploads/imaging';

/** Encodes a canvas as JPEG. A canvas beyond the device's limits encodes to nothing, or to another format. */
export async function encodeJpeg(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality }).catch(() => null);
  if (jpeg === null || jpeg.size === 0 || jpeg.type !== 'image/jpeg') throw new ImageError('notReduced');
  return jpeg;
}
