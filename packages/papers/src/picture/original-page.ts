import { ImageError, readJpegHeader } from '@huella/uploads/imaging';
import { withoutMetadata } from '../pdf/without-metadata.ts';
import type { PageOrder, PreparedPage } from './prepare-page.ts';

/** Bytes of an original that still goes into a paper: a phone's usual photo has half of it. */
const MOST_BYTES = 8_000_000;

/** Quarters to the right that an EXIF orientation asks for; mirrored ones are not made by cameras. */
const QUARTERS = new Map([
  [1, 0],
  [6, 1],
  [3, 2],
  [8, 3],
]);

/**
 * The camera's own JPEG as a page, for a browser that spoils what is drawn: nothing is judged, read, cut or reduced. What else the
 * camera wrote into it, such as the place, is taken out where the file goes to the reviewer as it is. Throws an `ImageError`.
 */
export async function originalPage({ image: { file, kind }, purpose }: PageOrder): Promise<PreparedPage> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = kind === 'jpeg' && bytes.length <= MOST_BYTES ? readJpegHeader(bytes) : null;
  const quarters = header && QUARTERS.get(header.orientation);
  if (quarters == null) throw new ImageError('canvasNoise');
  const asItIs = new Blob([bytes], { type: 'image/jpeg' });
  const kept = {
    details: [],
    isOriginal: true,
    thumbnail: asItIs,
    overview: asItIs,
    problem: null,
    codes: [],
  };
  // A photo by itself is turned and cleaned by the server, which needs to be told how.
  if (purpose === 'photo') return { ...kept, jpeg: asItIs, quarters: 0 };
  return { ...kept, jpeg: new Blob([withoutMetadata(bytes)], { type: 'image/jpeg' }), quarters };
}
