import { codeAreas, type CodeArea } from './code-areas.ts';
import { decodeCodes, type DecodedCode } from './decode-codes.ts';
import type { Grey } from '../legibility/grey.ts';
import type { Corners, Point } from '../perspective/corners.ts';
import {
  drawn,
  MOST_CANVAS_PIXELS,
  pixelsOf,
  release,
  withinPixels,
  type DrawableImage,
} from '../worker/canvases.ts';

export interface FoundCode {
  text: string;
  corners: Corners;
  modules: number;
}

/** A code that fills a large part of a photo needs fewer pixels. */
const MOST_AREA_PIXELS = 1_500_000;
const HALF_PIXELS = 3_000_000;
/** Long side up to which an image is read better at twice its size. */
const SMALL = 2200;

/** Codes of the tax agency: further reading stops at one. Their URLs are read, never followed. */
const FISCAL = /^https?:\/\/(?:[\w-]+\.)*(?:afip|arca)\.gob\.ar\//i;

export function hasFiscalCode(texts: Iterable<string>): boolean {
  return [...texts].some((text) => FISCAL.test(text));
}

/**
 * Reads the codes of an image at full resolution. Tries the costly ways last, and only without a fiscal code: likely areas, half
 * size, the whole image, twice the size of a small one. More ways helped no image of the trial (decision 037). Codes come in the
 * order found, each text once.
 */
export async function readCodes(image: DrawableImage, grey: Grey): Promise<FoundCode[]> {
  const found = new Map<string, FoundCode>();
  for (const readNext of readAttempts(image, grey)) {
    for (const code of await readNext()) if (!found.has(code.text)) found.set(code.text, code);
    if (hasFiscalCode(found.keys())) break;
  }
  return [...found.values()];
}

type Way = () => Promise<FoundCode[]>;

const WHOLE: CodeArea = { left: 0, top: 0, right: 1, bottom: 1 };

function readAttempts(image: DrawableImage, grey: Grey): Way[] {
  const areas = codeAreas(grey).map((area) => () => readPart(image, area, MOST_AREA_PIXELS));
  const ways = [...areas, () => readPart(image, WHOLE, HALF_PIXELS)];
  if (image.width * image.height > HALF_PIXELS) ways.push(() => readPart(image, WHOLE, MOST_CANVAS_PIXELS));
  if (Math.max(image.width, image.height) <= SMALL)
    ways.push(() => readPart(image, WHOLE, MOST_CANVAS_PIXELS, 2));
  return ways;
}

async function readPart(
  image: DrawableImage,
  area: CodeArea,
  mostPixels: number,
  scale = 1,
): Promise<FoundCode[]> {
  const box = {
    left: Math.floor(area.left * image.width),
    top: Math.floor(area.top * image.height),
    right: Math.ceil(area.right * image.width),
    bottom: Math.ceil(area.bottom * image.height),
  };
  const size = { width: (box.right - box.left) * scale, height: (box.bottom - box.top) * scale };
  const canvas = drawn(image, withinPixels(size, mostPixels), box);
  const toShares = ({ x, y }: Point): Point => ({
    x: (box.left + (x * (box.right - box.left)) / pixels.width) / image.width,
    y: (box.top + (y * (box.bottom - box.top)) / pixels.height) / image.height,
  });
  const pixels = pixelsOf(canvas);
  release(canvas);
  return (await decodeCodes(pixels)).map((code) => ({
    text: code.text,
    corners: cornersOf(code, toShares),
    modules: 17 + 4 * Number(code.version),
  }));
}

function cornersOf({ position }: DecodedCode, toShares: (point: Point) => Point): Corners {
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  return [toShares(topLeft), toShares(topRight), toShares(bottomRight), toShares(bottomLeft)];
}
