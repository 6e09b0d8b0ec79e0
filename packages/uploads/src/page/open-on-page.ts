import { jpegFile } from '../processing/jpeg-file.ts';
import type { DecodedImage } from '../processing/opened-image.ts';
import { encodedImage } from '../processing/encoded-image.ts';
import type { InspectedImage } from '../image/inspect-image.ts';
import { pageCanvas } from './page-canvas.ts';

/** For browsers without workers that can draw: the same rules on the page itself. */
export async function openOnPage(image: InspectedImage): Promise<DecodedImage> {
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
