type Drawable = ImageBitmap | OffscreenCanvas | HTMLCanvasElement | HTMLImageElement;
type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const SIDE = 12;
/** Average difference of a channel from which on two pictures are not the same one drawn twice. */
const DIFFERENT = 40;

/**
 * Do two pictures of any sizes show the same? A canvas beyond what a device can do stays black or half empty without a word, so
 * what was drawn is held against what it was drawn from. `context` is one of at least 12 × 12 pixels to compare on.
 */
export function isSamePicture(one: Drawable, other: Drawable, context: Context): boolean {
  const [first, second] = [pixelsOf(one, context), pixelsOf(other, context)];
  const difference = first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0);
  return difference / first.length < DIFFERENT;
}

function pixelsOf(picture: Drawable, context: Context): Uint8ClampedArray {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  return context.getImageData(0, 0, SIDE, SIDE).data;
}
