const SIDE = 8;
/** How far a channel may be off on average: a browser that changes a bit here and there spoils no picture. */
const TOLERATED = 8;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * Does a canvas of at least 8 × 8 pixels answer other colours than were painted on it? A browser that resists fingerprinting does:
 * what is made with such a canvas is stripes, and nothing says so.
 */
export function hasCanvasNoise(context: Context): boolean {
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, SIDE, SIDE);
  context.fillStyle = '#0000ff';
  context.fillRect(0, 0, SIDE / 2, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return data.reduce((sum, value, at) => sum + Math.abs(value - painted(at)), 0) / data.length > TOLERATED;
}

/** The value of a channel: blue on the left, red on the right, nothing transparent. */
function painted(at: number): number {
  const isLeft = Math.floor(at / 4) % SIDE < SIDE / 2;
  return [isLeft ? 0 : 255, 0, isLeft ? 255 : 0, 255][at % 4] ?? 0;
}
