import { ImageError, readJpegHeader } from '@huella/uploads/imaging';
import { withoutMetadata } from '../pdf/without-metadata.ts';
import type { PageOrder, PreparedPage } from './prepare-page.ts';

/** Bytes of an original that may go into a paper: a usual photo has half of it. */
const MOST_BYTES = 8_000_000;

/** Clockwise quarter turns per EXIF orientation; cameras do not make mirrored ones. */
const QUARTERS = new Map([
  [1, 0],
  [6, 1],
  [3, 2],
  [8, 3],
]);

/**
 * The camera's own JPEG as a page, for browsers that spoil what is drawn: not checked, read, cut or reduced. Removes other
 * metadata, such as the place, where the reviewer gets the file as it is. Throws an `ImageError`.
 */
export async function originalPage({ image: { file, kind }, purpose }: PageOrder): Promise<PreparedPage> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = kind === 'jpeg' && bytes.length <= MOST_BYTES ? readJpegHeader(bytes) : null;
  const quarters = header && QUARTERS.get(header.orientation);
  if (quarters == null) throw new ImageError('canvasNoise');
  const asItIs = new Blob([bytes], { type: 'image/jpeg' });
  const page = {
    details: [],
    isOriginal: true,
    thumbnail: asItIs,
    overview: asItIs,
    problem: null,
    qrCodes: [],
  };
  // The server turns and cleans a single photo, and needs to know how.
  if (purpose === 'photo') return { ...page, jpeg: asItIs, quarters: 0 };
  return { ...page, jpeg: new Blob([withoutMetadata(bytes)], { type: 'image/jpeg' }), quarters };
}
