import type { InspectedImage } from '../image/inspect-image.ts';
import { ImageError } from '../image/image-error.ts';

/** Decodes a file and turns it upright by its EXIF (O-UP-05). Throws an `ImageError`. */
export async function decodeImage({ file, kind }: InspectedImage): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (kind !== 'heic') throw new ImageError('unreadable', { cause: error });
    return converted(file);
  }
}

async function converted(file: Blob): Promise<ImageBitmap> {
  try {
    const { decodeHeic } = await import('./decode-heic.ts');
    return await decodeHeic(file);
  } catch (error) {
    throw new ImageError('heic', { cause: error });
  }
}
