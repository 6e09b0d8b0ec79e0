import type { MadePicture, PictureOutcome } from '../ports.ts';
import { decodeJpeg, encodeJpeg, type JpegModules } from './jpeg-codec.ts';
import { countScans } from './jpeg-scans.ts';
import { claimedSize, startsLikeJpeg } from './jpeg-size.ts';
import type { Raster } from './raster.ts';
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
export async function makePicture(modules: JpegModules, bytes: Uint8Array): Promise<PictureOutcome> {
  if (bytes.length === 0) return { refused: 'empty' };
  if (!startsLikeJpeg(bytes)) return { refused: 'not_jpeg' };
  const size = claimedSize(bytes);
  if (size === null) return { refused: 'broken' };
  if (size.width * size.height > MAXIMUM_PIXELS) return { refused: 'too_large' };
  if (countScans(bytes) > MAXIMUM_SCANS) return { refused: 'broken' };
  const raster = await decodeJpeg(modules, bytes);
  return raster === null ? { refused: 'broken' } : newPicture(modules, raster);
}

async function newPicture(modules: JpegModules, raster: Raster): Promise<MadePicture> {
  return {
    full: await encodeJpeg(modules, withinSide(raster), QUALITY),
    thumbnail: await encodeJpeg(modules, middleSquare(raster), THUMBNAIL_QUALITY),
  };
}

function withinSide(raster: Raster): Raster {
  const { width, height } = raster;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return resample(raster, { left: 0, top: 0, width, height }, scaled(width), scaled(height));
}

function middleSquare(raster: Raster): Raster {
  const side = Math.min(raster.width, raster.height);
  const left = Math.floor((raster.width - side) / 2);
  const top = Math.floor((raster.height - side) / 2);
  const target = Math.min(THUMBNAIL_SIDE, side);
  return resample(raster, { left, top, width: side, height: side }, target, target);
}
