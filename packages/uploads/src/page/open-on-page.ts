import { hasCanvasNoise } from '../image/canvas-noise.ts';
import { ImageError } from '../image/image-error.ts';
import type { InspectedImage } from '../image/inspect-image.ts';
import { encodedImage } from '../processing/encoded-image.ts';
import { jpegFile } from '../processing/jpeg-file.ts';
import type { DecodedImage } from '../processing/opened-image.ts';
import { contextOf, decoded, pageCanvas } from './page-canvas.ts';

/** Opens an image without a worker, by the same rules. */
export async function openOnPage(image: InspectedImage): Promise<DecodedImage> {
  // compressorjs finds the noise too, and would return the original as done.
  if (hasCanvasNoise(contextOf(document.createElement('canvas')))) return openOriginal(image);
  const canvas = await pageCanvas(image.file);
  const { width, height, close } = canvas;
  return {
    width,
    height,
    preview: await canvas.preview(),
    reduce: async (area) => jpegFile(await encodedImage(image, canvas, area), image.file),
    close,
  };
}

async function openOriginal({ file, isSendable }: InspectedImage): Promise<DecodedImage> {
  if (!isSendable) throw new ImageError('canvasNoise');
  const { naturalWidth: width, naturalHeight: height } = await decoded(file);
  return { width, height, preview: file, reduce: () => Promise.resolve(file), close: () => undefined };
}
