import { encodeJpeg } from '@huella/server/images';
import { loadJpegModules } from '#load-jpeg-modules';

type Colour = readonly [red: number, green: number, blue: number];

/** A rectangle: left, top, width, height, each from 0 to 1 of the paper, and its colour. Later ones are on top. */
type Block = readonly [left: number, top: number, width: number, height: number, colour: Colour];

const INK: Colour = [52, 58, 70];
const FACE: Colour = [206, 178, 150];

interface Column {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly lines: number;
}

/** Lines of uneven length, different for each seed. */
function writing({ left, top, width, lines }: Column, seed: number): Block[] {
  return Array.from({ length: lines }, (_, line) => {
    const part = 0.45 + (((seed + 3) * (line + 7) ** 2 * 13) % 56) / 100;
    return [left, top + line * 0.045, width * part, 0.016, INK] as const;
  });
}

const LANDSCAPE = { width: 640, height: 404 };
const PORTRAIT = { width: 600, height: 848 };

export const papers = {
  card: (seed: number) =>
    draw(
      LANDSCAPE,
      [206, 224, 240],
      [
        [0, 0, 1, 0.14, [64, 112, 168]],
        [0.06, 0.24, 0.24, 0.52, FACE],
        ...writing({ left: 0.36, top: 0.26, width: 0.56, lines: 10 }, seed),
      ],
    ),
  booklet: (seed: number) =>
    draw(
      LANDSCAPE,
      [246, 238, 214],
      [
        [0.49, 0, 0.02, 1, [206, 190, 150]],
        [0.06, 0.1, 0.3, 0.06, [62, 124, 92]],
        ...writing({ left: 0.06, top: 0.26, width: 0.38, lines: 14 }, seed),
        ...writing({ left: 0.56, top: 0.12, width: 0.38, lines: 17 }, seed + 1),
      ],
    ),
  sheet: (seed: number) =>
    draw(
      PORTRAIT,
      [252, 252, 250],
      [
        [0.08, 0.06, 0.4, 0.03, [64, 112, 168]],
        ...writing({ left: 0.08, top: 0.14, width: 0.84, lines: 17 }, seed),
      ],
    ),
} as const;

async function draw(
  { width, height }: typeof LANDSCAPE,
  ground: Colour,
  blocks: readonly Block[],
): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = new Uint32Array(width * height).fill(pixelOf(ground));
  for (const [left, top, across, down, colour] of blocks) {
    const [start, end] = [Math.round(left * width), Math.round((left + across) * width)];
    for (let y = Math.round(top * height); y < Math.round((top + down) * height); y += 1)
      pixels.fill(pixelOf(colour), y * width + start, y * width + end);
  }
  const data = new Uint8ClampedArray(pixels.buffer);
  return encodeJpeg(await loadJpegModules(), { data, width, height }, 80);
}

/** RGBA as a little-endian number. */
function pixelOf([red, green, blue]: Colour): number {
  return (255 << 24) | (blue << 16) | (green << 8) | red;
}
