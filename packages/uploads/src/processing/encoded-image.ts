import type { InspectedImage } from '../image/inspect-image.ts';
import { reduceImage } from '../reduce/reduce-image.ts';
import { isWhole, type Area } from './area.ts';
import type { ImageCanvas } from './image-canvas.ts';

export function encodedImage(
  { file, isWithinLimits }: InspectedImage,
  canvas: ImageCanvas,
  area: Area,
): Promise<Blob> {
  // Sends the whole original: the area would be stripes.
  if (!canvas.isFaithful) return Promise.resolve(file);
  return reduceImage({
    original: file,
    mayPassUntouched: isWithinLimits && isWhole(area),
    draw: (scale) => canvas.draw(area, scale),
  });
}
