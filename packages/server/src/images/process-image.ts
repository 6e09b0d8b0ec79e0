import type { ProcessedImage, ImageResult } from '../ports.ts';
import { decodeJpeg, encodeJpeg, type JpegModules } from './jpeg-codec.ts';
import { countScans } from './jpeg-scans.ts';
import { claimedSize, startsLikeJpeg } from './jpeg-size.ts';
import type { PixelBuffer } from './pixel-buffer.ts';
import { resample } from './resample.ts';

/** A file that claims more pixels is not decoded: they would take 64 MB and more. */
const MAXIMUM_PIXELS = 16_000_000;
/** Cameras and programs write about ten. Each costs a tenth of a second at most pixels, and may be twenty bytes long. */
const MAXIMUM_SCANS = 32;
/** Specification §9: at most 800 px. */
const LONGEST_SIDE = 800;
const QUALITY = 85;
const THUMBNAIL_SIDE = 160;
const THUMBNAIL_QUALITY = 70;

/**
 * Judges a file by its bytes and makes a new picture of it: upright, at most 800 px, without any metadata, and a small square
 * of its middle. Takes a processor for as long as it lasts: on a server run it beside the event loop.
 */
export async function processImage(modules: JpegModules, bytes: Uint8Array): Promise<ImageResult> {
  if (bytes.length === 0) return { rejected: 'empty' };
  if (!startsLikeJpeg(bytes)) return { rejected: 'not_jpeg' };
  const size = claimedSize(bytes);
  if (size === null) return { rejected: 'broken' };
  if (size.width * size.height > MAXIMUM_PIXELS) return { rejected: 'too_large' };
  if (countScans(bytes) > MAXIMUM_SCANS) return { rejected: 'broken' };
  const pixels = await decodeJpeg(modules, bytes);
  return pixels === null ? { rejected: 'broken' } : renderImage(modules, pixels);
}

async function renderImage(modules: JpegModules, pixels: PixelBuffer): Promise<ProcessedImage> {
  return {
    full: await encodeJpeg(modules, withinSide(pixels), QUALITY),
    thumbnail: await encodeJpeg(modules, middleSquare(pixels), THUMBNAIL_QUALITY),
  };
}

function withinSide(pixels: PixelBuffer): PixelBuffer {
  const { width, height } = pixels;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return resample(pixels, { left: 0, top: 0, width, height }, scaled(width), scaled(height));
}

function middleSquare(pixels: PixelBuffer): PixelBuffer {
  const side = Math.min(pixels.width, pixels.height);
  const left = Math.floor((pixels.width - side) / 2);
  const top = Math.floor((pixels.height - side) / 2);
  const target = Math.min(THUMBNAIL_SIDE, side);
  return resample(pixels, { left, top, width: side, height: side }, target, target);
}
