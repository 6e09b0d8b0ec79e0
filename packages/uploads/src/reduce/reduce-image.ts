import { QUALITY_STEPS, TARGET_SHARE } from '../image/limits.ts';
import { ImageError } from '../image/image-error.ts';

/** Makes a JPEG of what stands on a drawing surface. */
export type Encode = (quality: number) => Promise<Blob | null>;

export interface Reduction {
  /** The chosen file. */
  original: Blob;
  /** The original may go out as it is: an upright JPEG within the limits of which nothing is cut off. */
  mayPassUntouched: boolean;
  /** Draws what is wanted at a share of its size of at most 800 × 800. */
  draw: (scale: number) => Encode;
}

/** Below this share of its size a picture is no longer worth sending. */
const SMALLEST_SCALE = 0.1;
const LOWEST_QUALITY = QUALITY_STEPS[QUALITY_STEPS.length - 1]!;

/**
 * A JPEG of at most 85 % of the original, in four steps of quality; where that cannot be reached the last step, and never
 * more bytes than the original (D69, O-UP-03): then the original where it may pass, else fewer pixels. Throws a
 * `ImageError`; the untouched original is never passed off as reduced (O-UP-04).
 */
export async function reduceImage({ original, mayPassUntouched, draw }: Reduction): Promise<Blob> {
  const encode = draw(1);
  let jpeg: Blob | null = null;
  for (const quality of QUALITY_STEPS) {
    jpeg = await toJpeg(encode, quality);
    if (jpeg.size <= original.size * TARGET_SHARE) return jpeg;
  }
  if (jpeg && jpeg.size <= original.size) return jpeg;
  return mayPassUntouched ? original : withFewerPixels(original, draw);
}

async function withFewerPixels(original: Blob, draw: Reduction['draw']): Promise<Blob> {
  for (let scale = 0.75; scale >= SMALLEST_SCALE; scale *= 0.75) {
    const jpeg = await toJpeg(draw(scale), LOWEST_QUALITY);
    if (jpeg.size <= original.size) return jpeg;
  }
  throw new ImageError('tooSmall');
}

/** A canvas beyond what the device can do gives nothing, or something that is no JPEG. */
async function toJpeg(encode: Encode, quality: number): Promise<Blob> {
  const jpeg = await encode(quality).catch(() => null);
  if (jpeg === null || jpeg.size === 0 || jpeg.type !== 'image/jpeg') throw new ImageError('notReduced');
  return jpeg;
}
