import { MAXIMUM_SIDE, reduceImage, type InspectedImage } from '@huella/uploads/imaging';
import { isWholePhoto } from '../perspective/corners.ts';
import { within } from '../worker/canvases.ts';
import type { Cut } from './cut.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import type { PageDrawing } from './page-drawing.ts';

/** A single photo: at most 800 pixels and 85 % of the file (D69). */
export async function photoJpeg({ file, isWithinLimits }: InspectedImage, page: PageDrawing, cut: Cut) {
  const draw = (scale: number) => {
    const target = within(page.size, MAXIMUM_SIDE * scale);
    return page.draw({ left: 0, top: 0, ...page.size }, target.width / page.size.width);
  };
  const canvas = draw(1);
  const jpeg = await reduceImage({
    original: file,
    mayPassUntouched: isWithinLimits && isWholePhoto(cut.corners) && cut.quarters % 4 === 0,
    draw: (scale) => {
      const scaled = scale === 1 ? canvas : draw(scale);
      return (quality) => encodeJpeg(scaled, quality);
    },
  });
  return { jpeg, canvas };
}
