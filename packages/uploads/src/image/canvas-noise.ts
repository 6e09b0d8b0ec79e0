const SIDE = 8;
/** Tolerated mean difference of a channel: single changed bits do not spoil an image. */
const TOLERATED = 8;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * Tells whether a canvas of at least 8 × 8 pixels returns other colours than were painted, as in browsers that resist
 * fingerprinting. Images made with it would be stripes.
 */
export function hasCanvasNoise(context: Context): boolean {
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, SIDE, SIDE);
  context.fillStyle = '#0000ff';
  context.fillRect(0, 0, SIDE / 2, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return data.reduce((sum, value, at) => sum + Math.abs(value - painted(at)), 0) / data.length > TOLERATED;
}

function painted(at: number): number {
  const isLeft = Math.floor(at / 4) % SIDE < SIDE / 2;
  return [isLeft ? 0 : 255, 0, isLeft ? 255 : 0, 255][at % 4] ?? 0;
}
