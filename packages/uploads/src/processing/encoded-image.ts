import type { InspectedImage } from '../image/inspect-image.ts';
import { reduceImage } from '../reduce/reduce-image.ts';
import { isWhole, type Area } from './area.ts';
import type { ImageCanvas } from './image-canvas.ts';

/** The bytes to send of an area of a picture: the one rule for the worker and for the page's fallback. */
export function encodedImage(
  { file, isWithinLimits }: InspectedImage,
  canvas: ImageCanvas,
  area: Area,
): Promise<Blob> {
  // The whole original instead of its area: the alternative is stripes.
  if (!canvas.isFaithful) return Promise.resolve(file);
  return reduceImage({
    original: file,
    mayPassUntouched: isWithinLimits && isWhole(area),
    draw: (scale) => canvas.draw(area, scale),
  });
}
