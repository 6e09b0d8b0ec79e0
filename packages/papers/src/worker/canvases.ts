import { ImageError } from '@huella/uploads/imaging';

export type DrawableImage = ImageBitmap | OffscreenCanvas;

export interface Size {
  width: number;
  height: number;
}

/** An iPhone draws nothing on a canvas with more pixels (16,777,216), without an error. */
export const MOST_CANVAS_PIXELS = 16_000_000;

export function whiteCanvas({ width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = contextOf(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new ImageError('notReduced');
  return context;
}

export function drawn(
  image: DrawableImage,
  size: Size,
  { left, top, right, bottom } = { left: 0, top: 0, right: image.width, bottom: image.height },
): OffscreenCanvas {
  const canvas = whiteCanvas(size);
  const context = contextOf(canvas);
  const { width, height } = canvas;
  context.imageSmoothingQuality = smoothingFor((right - left) / width);
  context.drawImage(image, left, top, right - left, bottom - top, 0, 0, width, height);
  return canvas;
}

/** Down to about half the size the simple method is as good, and four times as fast. */
export function smoothingFor(reduction: number): ImageSmoothingQuality {
  return reduction > 2.2 ? 'high' : 'low';
}

export function pixelsOf(canvas: OffscreenCanvas): ImageData {
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
}

/** Frees a canvas's memory at once. */
export function release(canvas: OffscreenCanvas): void {
  canvas.width = 0;
}

export function within({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function withinPixels({ width, height }: Size, most: number): Size {
  return within({ width, height }, Math.max(width, height) * Math.sqrt(Math.min(1, most / (width * height))));
}
