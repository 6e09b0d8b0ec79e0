import type { InspectedPicture } from '../picture/inspect-picture.ts';
import { PictureError } from '../picture/picture-error.ts';

/** The pixels of a file, turned upright as its EXIF says (O-UP-05). Throws a `PictureError`. */
export async function decodePicture({ file, kind }: InspectedPicture): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (kind !== 'heic') throw new PictureError('unreadable', { cause: error });
    return converted(file);
  }
}

async function converted(file: Blob): Promise<ImageBitmap> {
  try {
    const { decodeHeic } = await import('./decode-heic.ts');
    return await decodeHeic(file);
  } catch (error) {
    throw new PictureError('heic', { cause: error });
  }
}
