import { ImageError } from '@huella/uploads/imaging';

/** A picture that can be drawn: a decoded photo, or a page that was drawn from a PDF. */
export type Picture = ImageBitmap | OffscreenCanvas;

export interface Size {
  width: number;
  height: number;
}

/** Pixels that a canvas has at most: an iPhone draws nothing on a larger one, and says nothing (16,777,216). */
export const MOST_CANVAS_PIXELS = 16_000_000;

/** A white canvas whose pixels are read again. */
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

/** A picture, or a part of it in its own pixels, on a white canvas of this size. */
export function drawn(
  picture: Picture,
  size: Size,
  { left, top, right, bottom } = { left: 0, top: 0, right: picture.width, bottom: picture.height },
): OffscreenCanvas {
  const canvas = whiteCanvas(size);
  const context = contextOf(canvas);
  const { width, height } = canvas;
  context.imageSmoothingQuality = smoothingFor((right - left) / width);
  context.drawImage(picture, left, top, right - left, bottom - top, 0, 0, width, height);
  return canvas;
}

/** Up to about half the size the simple way is as good, and four times as fast. */
export function smoothingFor(reduction: number): ImageSmoothingQuality {
  return reduction > 2.2 ? 'high' : 'low';
}

export function pixelsOf(canvas: OffscreenCanvas): ImageData {
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
}

/** Gives the memory of a canvas back at once. */
export function release(canvas: OffscreenCanvas): void {
  canvas.width = 0;
}

/** The size within a longest side; never larger. */
export function within({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The size within a number of pixels; never larger. */
export function withinPixels({ width, height }: Size, most: number): Size {
  return within({ width, height }, Math.max(width, height) * Math.sqrt(Math.min(1, most / (width * height))));
}
