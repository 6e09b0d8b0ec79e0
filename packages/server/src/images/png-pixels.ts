import type { PngFile } from './png-file.ts';
import type { PngLine } from './png-lines.ts';

const OPAQUE = 255;
const PALETTE = 3;

/** Writes a line's pixels to their places in a row of RGBA, on white. */
export type WritePixels = (line: PngLine, row: Uint8ClampedArray) => void;

export function pngPixels(file: PngFile): WritePixels {
  const { channels, depth, colour } = file;
  const most = 2 ** depth - 1;
  const isColour = colour === 2 || colour === 6;
  const opacityAt = channels === 2 || channels === 4 ? channels - 1 : null;
  const hidden = hiddenSamples(file);
  const paint = colour === PALETTE ? painter(file) : null;
  const values = [0, 0, 0, 0];
  return ({ samples, pixels, x, step }, row) => {
    const read = readerOf(samples, depth);
    for (let pixel = 0; pixel < pixels; pixel += 1) {
      const to = (x + pixel * step) * 4;
      for (let channel = 0; channel < channels; channel += 1)
        values[channel] = read(pixel * channels + channel);
      if (paint) {
        paint(values[0] ?? 0, row, to);
        continue;
      }
      const opacity = opacityOf(values, opacityAt, hidden, most);
      for (let channel = 0; channel < 3; channel += 1)
        row[to + channel] = onWhite(((values[isColour ? channel : 0] ?? 0) * OPAQUE) / most, opacity);
      row[to + 3] = OPAQUE;
    }
  };
}

function opacityOf(
  values: readonly number[],
  opacityAt: number | null,
  hidden: readonly number[] | null,
  most: number,
): number {
  if (opacityAt !== null) return (values[opacityAt] ?? 0) / most;
  return hidden?.every((value, channel) => value === values[channel]) ? 0 : 1;
}

function onWhite(level: number, opacity: number): number {
  return OPAQUE + (level - OPAQUE) * opacity;
}

/** Throws for an entry missing from the palette. */
function painter({ palette, transparency }: PngFile) {
  return (entry: number, row: Uint8ClampedArray, to: number): void => {
    if (entry * 3 + 2 >= palette.length) throw new Error('No entry of the palette');
    const opacity = (transparency?.[entry] ?? OPAQUE) / OPAQUE;
    for (let channel = 0; channel < 3; channel += 1)
      row[to + channel] = onWhite(palette[entry * 3 + channel] ?? 0, opacity);
    row[to + 3] = OPAQUE;
  };
}

function hiddenSamples({ colour, channels, transparency }: PngFile): number[] | null {
  if (colour === PALETTE || transparency?.length !== 2 * channels) return null;
  return Array.from(
    { length: channels },
    (_, at) => ((transparency[2 * at] ?? 0) << 8) | (transparency[2 * at + 1] ?? 0),
  );
}

/** Reads samples of one or two bytes, or several per byte, the first in the highest bits. */
function readerOf(samples: Uint8Array, depth: number): (at: number) => number {
  if (depth === 8) return (at) => samples[at] ?? 0;
  if (depth === 16) return (at) => ((samples[2 * at] ?? 0) << 8) | (samples[2 * at + 1] ?? 0);
  const mask = 2 ** depth - 1;
  return (at) => {
    const bit = at * depth;
    return ((samples[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & mask;
  };
}
