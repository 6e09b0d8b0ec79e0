import type { Area } from '../processing/area.ts';
import type { ImageCanvas } from '../processing/image-canvas.ts';
import { outputSize, previewSize, workingSize, type Size } from '../processing/sizes.ts';
import type { Encode } from '../reduce/reduce-image.ts';
import { hasCanvasNoise } from '../image/canvas-noise.ts';
import { ImageError } from '../image/image-error.ts';
import { isSameImage } from '../image/same-image.ts';

/** Reduces a decoded image to what cropping needs, on white, and frees the rest: 50 megapixels take 200 MB. */
export function offscreenCanvas(bitmap: ImageBitmap): ImageCanvas {
  const { width, height } = bitmap;
  const working = drawn(bitmap, { left: 0, top: 0, width, height }, workingSize(bitmap));
  const probe = contextOf(new OffscreenCanvas(12, 12));
  const isFaithful = !hasCanvasNoise(probe);
  // A canvas beyond the device's limits stays black or half empty without an error.
  if (isFaithful && !isSameImage(working, bitmap, probe)) throw new ImageError('notReduced');
  bitmap.close();
  return {
    isFaithful,
    width,
    height,
    preview: () => jpegOf(drawn(working, all(working), previewSize(working)))(0.85),
    draw: (area, scale) => jpegOf(drawn(working, part(working, area), outputSize(working, area, scale))),
    close: () => {
      working.width = 0;
    },
  };
}

type Pixels = Area;

const all = ({ width, height }: Size): Pixels => ({ left: 0, top: 0, width, height });

function part({ width, height }: Size, area: Area): Pixels {
  return {
    left: area.left * width,
    top: area.top * height,
    width: area.width * width,
    height: area.height * height,
  };
}

function drawn(
  source: ImageBitmap | OffscreenCanvas,
  from: Pixels,
  { width, height }: Size,
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, from.left, from.top, from.width, from.height, 0, 0, width, height);
  return canvas;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new ImageError('notReduced');
  return context;
}

function jpegOf(canvas: OffscreenCanvas) {
  return ((quality) => canvas.convertToBlob({ type: 'image/jpeg', quality })) satisfies Encode;
}
