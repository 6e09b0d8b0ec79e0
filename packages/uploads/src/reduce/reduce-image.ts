import { QUALITY_STEPS, TARGET_SHARE } from '../image/limits.ts';
import { ImageError } from '../image/image-error.ts';

export type Encode = (quality: number) => Promise<Blob | null>;

export interface Reduction {
  original: Blob;
  /** An upright JPEG within the limits, uncropped, may be sent as it is. */
  mayPassUntouched: boolean;
  draw: (scale: number) => Encode;
}

/** An image scaled below this is not worth sending. */
const SMALLEST_SCALE = 0.1;
const LOWEST_QUALITY = QUALITY_STEPS[QUALITY_STEPS.length - 1]!;

/**
 * Returns a JPEG of at most 85 % of the original, in four steps of quality; where that fails the last step, and never more bytes
 * than the original (D69, O-UP-03): the original where allowed, else fewer pixels. Throws an `ImageError` rather than pass the
 * original off as reduced (O-UP-04).
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

/** A canvas beyond the device's limits encodes to nothing, or to another format. */
async function toJpeg(encode: Encode, quality: number): Promise<Blob> {
  const jpeg = await encode(quality).catch(() => null);
  if (jpeg === null || jpeg.size === 0 || jpeg.type !== 'image/jpeg') throw new ImageError('notReduced');
  return jpeg;
}
