import { ImageError } from '@huella/uploads/imaging';
import { release, within } from '../worker/canvases.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import type { PageDrawing } from './page-drawing.ts';

/** Longest side in pixels, and bytes (D95). */
const PAGE_SIDE = 2000;
const PAGE_BYTES = 1_200_000;
/** Text stays sharp at the first; the others are for what stays large, such as a photo of a carpet. */
const QUALITIES = [0.82, 0.7, 0.58, 0.46] as const;
const SMALLEST_SIDE = 1800;

export interface PageJpeg {
  jpeg: Blob;
  canvas: OffscreenCanvas;
  scale: number;
}

export async function pageJpeg(page: PageDrawing): Promise<PageJpeg> {
  for (const side of [PAGE_SIDE, SMALLEST_SIDE]) {
    const scale = within(page.size, side).width / page.size.width;
    const canvas = page.draw({ left: 0, top: 0, ...page.size }, scale);
    for (const quality of QUALITIES) {
      const jpeg = await encodeJpeg(canvas, quality);
      if (jpeg.size <= PAGE_BYTES) return { jpeg, canvas, scale };
    }
    release(canvas);
  }
  throw new ImageError('notReduced');
}
