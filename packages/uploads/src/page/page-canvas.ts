import type { Area } from '../processing/area.ts';
import type { ImageCanvas } from '../processing/image-canvas.ts';
import { outputSize, previewSize, workingSize, type Size } from '../processing/sizes.ts';
import { ImageError } from '../image/image-error.ts';
import { compress } from './compress.ts';

export async function pageCanvas(file: File): Promise<ImageCanvas> {
  const whole = await compress(file, { quality: 0.95, maxWidth: 4800, maxHeight: 4800 });
  const image = await decoded(whole);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const working = drawn(image, { left: 0, top: 0, width: 1, height: 1 }, workingSize(size));
  return {
    ...size,
    isFaithful: true,
    preview: async () => compress(await pngOf(working), { quality: 0.85, ...maximum(previewSize(working)) }),
    draw: (area, scale) => {
      const png = pngOf(drawn(working, area, outputSize(working, area, scale)));
      return async (quality) => compress(await png, { quality });
    },
    close: () => {
      working.width = 0;
    },
  };
}

const maximum = ({ width, height }: Size) => ({ maxWidth: width, maxHeight: height });

export async function decoded(jpeg: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(jpeg);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

function drawn(source: HTMLImageElement | HTMLCanvasElement, area: Area, size: Size): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = contextOf(canvas);
  const { width, height } = source;
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    source,
    area.left * width,
    area.top * height,
    area.width * width,
    area.height * height,
    0,
    0,
    size.width,
    size.height,
  );
  return canvas;
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new ImageError('notReduced');
  return context;
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new ImageError('notReduced'))), 'image/png');
  });
}
