import { loadOnce } from '../load-once.ts';
import type { ImageProcessor, ImageResult, ProcessedImage } from '../ports.ts';
import { decodeImage } from './decode-image.ts';
import { encodeJpeg, type JpegModules } from './jpeg-codec.ts';
import { hasJpegSignature } from './jpeg-size.ts';
import type { PixelBuffer } from './pixel-buffer.ts';
import { resample } from './resample.ts';
import { withinSide } from './within-side.ts';

/** Qualities from 0 to 100, sides in pixels. */
export interface ImagePreset {
  readonly maximumPixels: number;
  readonly longestSide: number;
  readonly quality: number;
  readonly thumbnail: { readonly side: number; readonly quality: number };
}

/** Specification §9: at most 800 px. The pixels of a larger file would take 64 MB and more. */
export const petPhoto: ImagePreset = {
  maximumPixels: 16_000_000,
  longestSide: 800,
  quality: 85,
  thumbnail: { side: 160, quality: 70 },
};

/** Re-encodes an image upright, without metadata, with a square thumbnail. CPU-bound: on a server run it off the event loop. */
export async function processImage(
  modules: JpegModules,
  bytes: Uint8Array,
  preset: ImagePreset,
): Promise<ImageResult> {
  if (bytes.length === 0) return { rejected: 'empty' };
  if (!hasJpegSignature(bytes)) return { rejected: 'not_jpeg' };
  const pixels = await decodeImage({ jpeg: async () => modules }, 'jpeg', bytes, preset);
  return 'rejected' in pixels ? pixels : renderImage(modules, pixels, preset);
}

/** For runtimes without an event loop to keep free. */
export function createImageProcessor(load: () => Promise<JpegModules>): ImageProcessor {
  const modules = loadOnce(load);
  return { process: async (bytes) => processImage(await modules(), bytes, petPhoto) };
}

async function renderImage(
  modules: JpegModules,
  pixels: PixelBuffer,
  { longestSide, quality, thumbnail }: ImagePreset,
): Promise<ProcessedImage> {
  return {
    full: await encodeJpeg(modules, withinSide(pixels, longestSide), quality),
    thumbnail: await encodeJpeg(modules, middleSquare(pixels, thumbnail.side), thumbnail.quality),
  };
}

function middleSquare(pixels: PixelBuffer, longestSide: number): PixelBuffer {
  const side = Math.min(pixels.width, pixels.height);
  const left = Math.floor((pixels.width - side) / 2);
  const top = Math.floor((pixels.height - side) / 2);
  const target = Math.min(longestSide, side);
  return resample(pixels, { left, top, width: side, height: side }, target, target);
}
