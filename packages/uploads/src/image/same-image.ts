type Drawable = ImageBitmap | OffscreenCanvas | HTMLCanvasElement | HTMLImageElement;
type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const SIDE = 12;
/** Mean difference of a channel above which two images differ. */
const DIFFERENT = 40;

/**
 * Compares two images of any size on a `context` of at least 12 × 12 pixels. A canvas beyond a device's limits stays black or
 * half empty without an error.
 */
export function isSameImage(one: Drawable, other: Drawable, context: Context): boolean {
  const [first, second] = [pixelsOf(one, context), pixelsOf(other, context)];
  const difference = first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0);
  return difference / first.length < DIFFERENT;
}

function pixelsOf(image: Drawable, context: Context): Uint8ClampedArray {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(image, 0, 0, SIDE, SIDE);
  return context.getImageData(0, 0, SIDE, SIDE).data;
}
