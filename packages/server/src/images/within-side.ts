import type { PixelBuffer, Size } from './pixel-buffer.ts';
import { resample } from './resample.ts';

export function sizeWithin({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Shrinks to a longest side in pixels; leaves a smaller image unchanged. */
export function withinSide(pixels: PixelBuffer, longestSide: number): PixelBuffer {
  const { width, height } = pixels;
  const target = sizeWithin(pixels, longestSide);
  if (target.width === width && target.height === height) return pixels;
  return resample(pixels, { left: 0, top: 0, width, height }, target.width, target.height);
}
