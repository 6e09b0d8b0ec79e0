import {
  decodeImage,
  hasCanvasNoise,
  ImageError,
  isSameImage,
  type InspectedImage,
} from '@huella/uploads/imaging';
import { contextOf, release, whiteCanvas } from '../worker/canvases.ts';

/** A decoded, upright photo that can check what is drawn of it. `close()` frees its memory. */
export interface OpenPhoto {
  bitmap: ImageBitmap;
  /** Throws where a canvas does not show what was drawn on it, as beyond an iPhone's limit. */
  check: (canvas: OffscreenCanvas, compareWith?: OffscreenCanvas | ImageBitmap) => void;
  close: () => void;
}

const probeCanvas = () => whiteCanvas({ width: 12, height: 12 });

export function hasNoise(): boolean {
  return hasCanvasNoise(contextOf(probeCanvas()));
}

export async function openPhoto(image: InspectedImage): Promise<OpenPhoto> {
  const probe = probeCanvas();
  const context = contextOf(probe);
  const bitmap = await decodeImage(image);
  return {
    bitmap,
    check: (canvas, compareWith = bitmap) => {
      if (!isSameImage(canvas, compareWith, context)) throw new ImageError('notReduced');
    },
    close: () => {
      bitmap.close();
      release(probe);
    },
  };
}
