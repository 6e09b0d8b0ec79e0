import type { PixelBuffer } from './pixel-buffer.ts';
import { resample } from './resample.ts';

/** The picture with its longer side at most as long as given, in pixels; a smaller one stays as it is. */
export function withinSide(pixels: PixelBuffer, longestSide: number): PixelBuffer {
  const { width, height } = pixels;
  const scale = longestSide / Math.max(width, height);
  if (scale >= 1) return pixels;
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return resample(pixels, { left: 0, top: 0, width, height }, scaled(width), scaled(height));
}
