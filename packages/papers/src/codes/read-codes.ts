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
  type Picture,
} from '../worker/canvases.ts';

/** A code on a picture, with its corners in shares of the picture. */
export interface FoundCode {
  text: string;
  corners: Corners;
  /** Modules in a row of it. */
  modules: number;
}

/** Of a code that fills a large part of a photo, fewer pixels are enough. */
const MOST_AREA_PIXELS = 1_500_000;
const HALF_PIXELS = 3_000_000;
/** Long side up to which a picture is small, and its codes are read better when it is drawn twice as large. */
const SMALL = 2200;

/** Codes of the tax agency: who has one of them need not look for more. Their addresses are read, never followed. */
const FISCAL = /^https?:\/\/(?:[\w-]+\.)*(?:afip|arca)\.gob\.ar\//i;

export function hasFiscalCode(texts: Iterable<string>): boolean {
  return [...texts].some((text) => FISCAL.test(text));
}

/**
 * Reads the codes of a picture at its full resolution, the dear ways last and only while no fiscal code was found: the places that
 * look like a code, the picture at half its size, the whole picture, a small picture at twice its size. More helped no picture of
 * the trial (decision 037). Codes come in the order in which they were found; the same text comes once.
 */
export async function readCodes(picture: Picture, grey: Grey): Promise<FoundCode[]> {
  const found = new Map<string, FoundCode>();
  for (const readNext of waysToLook(picture, grey)) {
    for (const code of await readNext()) if (!found.has(code.text)) found.set(code.text, code);
    if (hasFiscalCode(found.keys())) break;
  }
  return [...found.values()];
}

type Way = () => Promise<FoundCode[]>;

const WHOLE: CodeArea = { left: 0, top: 0, right: 1, bottom: 1 };

function waysToLook(picture: Picture, grey: Grey): Way[] {
  const areas = codeAreas(grey).map((area) => () => readPart(picture, area, MOST_AREA_PIXELS));
  const ways = [...areas, () => readPart(picture, WHOLE, HALF_PIXELS)];
  if (picture.width * picture.height > HALF_PIXELS)
    ways.push(() => readPart(picture, WHOLE, MOST_CANVAS_PIXELS));
  if (Math.max(picture.width, picture.height) <= SMALL)
    ways.push(() => readPart(picture, WHOLE, MOST_CANVAS_PIXELS, 2));
  return ways;
}

/** Reads a part of a picture, enlarged or with at most so many pixels. */
async function readPart(
  picture: Picture,
  area: CodeArea,
  mostPixels: number,
  scale = 1,
): Promise<FoundCode[]> {
  const box = {
    left: Math.floor(area.left * picture.width),
    top: Math.floor(area.top * picture.height),
    right: Math.ceil(area.right * picture.width),
    bottom: Math.ceil(area.bottom * picture.height),
  };
  const size = { width: (box.right - box.left) * scale, height: (box.bottom - box.top) * scale };
  const canvas = drawn(picture, withinPixels(size, mostPixels), box);
  const toShares = ({ x, y }: Point): Point => ({
    x: (box.left + (x * (box.right - box.left)) / pixels.width) / picture.width,
    y: (box.top + (y * (box.bottom - box.top)) / pixels.height) / picture.height,
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
