import { decodeCodes } from '../codes/decode-codes.ts';
import type { FoundCode } from '../codes/read-codes.ts';
import { drawn, pixelsOf, release } from '../worker/canvases.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import type { PageArea, PageDrawing } from './page-drawing.ts';

/** Part of a page with more pixels than the page has, in shares of the page. */
export interface Detail {
  jpeg: Blob;
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 0.2;
/** Pixels per module below which a code is read by chance: here, but not in another viewer. */
const COARSE_MODULE = 3;

/**
 * The codes of a page that are too fine or unreadable at the page's size, each with the photo's own pixels. The PDF lays them on
 * top, so that a viewer shows one page and its codes can be read.
 */
export async function codeDetails(
  page: PageDrawing,
  { canvas, scale }: { canvas: OffscreenCanvas; scale: number },
  qrCodes: readonly FoundCode[],
): Promise<Detail[]> {
  const details: Detail[] = [];
  for (const code of qrCodes) {
    const area = areaOf(page, code);
    if (area.width <= 0 || area.height <= 0) continue;
    const isCoarse = moduleOf(page, code) * scale >= COARSE_MODULE;
    if (isCoarse && (await isReadable(canvas, area, scale, code.text))) continue;
    const close = page.draw(area, 1);
    details.push({
      jpeg: await encodeJpeg(close, 0.85),
      left: area.left / page.size.width,
      top: area.top / page.size.height,
      width: area.width / page.size.width,
      height: area.height / page.size.height,
    });
    release(close);
  }
  return details;
}

function areaOf({ size, toPage }: PageDrawing, { corners }: FoundCode): PageArea {
  const points = corners.map((corner) => toPage(corner));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const margin = MARGIN * Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const left = Math.max(0, Math.floor(Math.min(...xs) - margin));
  const top = Math.max(0, Math.floor(Math.min(...ys) - margin));
  const right = Math.min(size.width, Math.ceil(Math.max(...xs) + margin));
  const bottom = Math.min(size.height, Math.ceil(Math.max(...ys) + margin));
  return { left, top, width: right - left, height: bottom - top };
}

function moduleOf({ toPage }: PageDrawing, { corners, modules }: FoundCode): number {
  const [upperLeft, upperRight] = [toPage(corners[0]), toPage(corners[1])];
  return Math.hypot(upperRight.x - upperLeft.x, upperRight.y - upperLeft.y) / modules;
}

async function isReadable(
  canvas: OffscreenCanvas,
  { left, top, width, height }: PageArea,
  scale: number,
  text: string,
): Promise<boolean> {
  const box = {
    left: left * scale,
    top: top * scale,
    right: (left + width) * scale,
    bottom: (top + height) * scale,
  };
  const part = drawn(canvas, { width: width * scale, height: height * scale }, box);
  const found = await decodeCodes(pixelsOf(part));
  release(part);
  return found.some((code) => code.text === text);
}
