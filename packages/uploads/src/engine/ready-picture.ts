import type { InspectedPicture } from '../picture/inspect-picture.ts';
import { reducePicture } from '../reduce/reduce-picture.ts';
import { isWhole, type Area } from './area.ts';
import type { PictureSurface } from './picture-surface.ts';

/** The bytes to send of an area of a picture: the one rule for the worker and for the page's fallback. */
export function readyPicture(
  { file, isWithinLimits }: InspectedPicture,
  surface: PictureSurface,
  area: Area,
): Promise<Blob> {
  return reducePicture({
    original: file,
    mayPassUntouched: isWithinLimits && isWhole(area),
    draw: (scale) => surface.draw(area, scale),
  });
}
