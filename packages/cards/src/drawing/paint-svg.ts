import { hasCanvasNoise, ImageError } from '@huella/uploads/imaging';
import { isUniform } from '../lib/is-uniform.ts';

const ATTEMPTS = 4;
const PAUSE_MS = 120;

/**
 * Paints an SVG on a canvas of `size` pixels and returns its PNG. Safari reports an SVG as loaded before its images are
 * decoded, and paints it without them (O-HI-03): while the box of the photo has one colour it paints again, 4 times at most.
 */
export async function paintSvg(
  svg: string,
  size: { width: number; height: number },
  photo: DOMRect | null,
): Promise<Blob> {
  const drawing = new Image();
  drawing.src = svg;
  await drawing.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  if (hasCanvasNoise(context)) throw new ImageError('canvasNoise');
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    context.clearRect(0, 0, size.width, size.height);
    context.drawImage(drawing, 0, 0, size.width, size.height);
    if (!photo || !isUniform(middleOf(context, photo))) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return toPng(canvas);
}

function middleOf(context: CanvasRenderingContext2D, { x, y, width, height }: DOMRect): Uint8ClampedArray {
  return context.getImageData(x + width / 4, y + height / 4, width / 2, height / 2).data;
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('the canvas made no PNG'))), 'image/png');
  });
}
