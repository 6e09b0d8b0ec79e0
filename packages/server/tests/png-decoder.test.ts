import { expect, test } from 'vitest';
import { decodePng } from '../src/images/png-decoder.ts';
import { withinSide } from '../src/images/within-side.ts';
import { writePng, type PngHeader } from './support/write-png.ts';

const SIDE = 100;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const PALETTE = Uint8Array.from({ length: 16 * 3 }, (_, at) => (at * 53) % 256);

const sampleAt = (x: number, y: number, channel: number, depth: number) =>
  (x * 7919 + y * 104_729 + channel * 1_299_709 + x * y * 31) % 2 ** depth;

/** Each line has another filter. */
function packedLines({ width, height, depth, colour, isInterlaced = false }: PngHeader): Uint8Array {
  const channels = CHANNELS[colour] ?? 0;
  const distance = Math.max(1, (channels * depth) >> 3);
  const all: number[] = [];
  for (const [x, y, across, down] of isInterlaced ? PASSES : ([[0, 0, 1, 1]] as const)) {
    let before: number[] = [];
    if (x >= width) continue;
    for (let row = y; row < height; row += down) {
      let bits = '';
      for (let column = x; column < width; column += across)
        for (let channel = 0; channel < channels; channel += 1)
          bits += sampleAt(column, row, channel, depth).toString(2).padStart(depth, '0');
      const line = (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
      all.push(row % 5, ...filtered(row % 5, line, before, distance));
      before = line;
    }
  }
  return Uint8Array.from(all);
}

function filtered(kind: number, line: readonly number[], before: readonly number[], distance: number) {
  return line.map((byte, at) => {
    const [a, b, c] = [line[at - distance] ?? 0, before[at] ?? 0, before[at - distance] ?? 0];
    const nearest = [a, b, c].toSorted(
      (one, other) => Math.abs(a + b - c - one) - Math.abs(a + b - c - other),
    );
    return byte - ([0, a, b, Math.floor((a + b) / 2), nearest[0] ?? 0][kind] ?? 0);
  });
}

/** Red, green and blue on white, as the header defines the samples. */
function expectedPixel({ colour, depth, chunks }: PngHeader, x: number, y: number): number[] {
  const most = 2 ** depth - 1;
  const values = [0, 1, 2, 3].map((channel) => sampleAt(x, y, channel, depth));
  const [first = 0, second = 0, third = 0, fourth = 0] = values;
  const hidden = chunks?.['tRNS'];
  if (colour === 3) {
    const entry = [...PALETTE.subarray(first * 3, first * 3 + 3)];
    return laidOnWhite(entry, (hidden?.[first] ?? 255) / 255);
  }
  const levels = (colour === 2 || colour === 6 ? [first, second, third] : [first, first, first]).map(
    (value) => (value * 255) / most,
  );
  if (colour === 4) return laidOnWhite(levels, second / most);
  if (colour === 6) return laidOnWhite(levels, fourth / most);
  const isHidden = hidden && first === (hidden[0] ?? 0) * 256 + (hidden[1] ?? 0);
  return laidOnWhite(levels, isHidden ? 0 : 1);
}

const laidOnWhite = (levels: readonly number[], opacity: number) =>
  levels.map((level) => 255 - (255 - level) * opacity);

const kinds: readonly (Pick<PngHeader, 'depth' | 'colour' | 'chunks'> & { readonly name: string })[] = [
  ...[1, 2, 4, 8, 16].map((depth) => ({ name: `grey of ${depth} bits`, depth, colour: 0 })),
  { name: 'grey with a transparent level', depth: 4, colour: 0, chunks: { tRNS: Uint8Array.of(0, 5) } },
  { name: 'colours of 8 bits', depth: 8, colour: 2 },
  { name: 'colours of 16 bits', depth: 16, colour: 2 },
  ...[1, 2, 4].map((depth) => ({
    name: `a palette of ${depth} bits`,
    depth,
    colour: 3,
    chunks: { PLTE: PALETTE },
  })),
  {
    name: 'a palette with opacity',
    depth: 4,
    colour: 3,
    chunks: { PLTE: PALETTE, tRNS: Uint8Array.of(0, 99, 200) },
  },
  { name: 'grey and opacity', depth: 8, colour: 4 },
  { name: 'grey and opacity of 16 bits', depth: 16, colour: 4 },
  { name: 'colours and opacity', depth: 8, colour: 6 },
  { name: 'colours and opacity of 16 bits', depth: 16, colour: 6 },
];

test.each(kinds)('a PNG of $name has the pixels that were written, in passes or not', async (kind) => {
  for (const isInterlaced of [false, true])
    for (const [width, height] of [
      [13, 11],
      [3, 1],
    ] as const) {
      const header = { width, height, isInterlaced, ...kind };
      const image = await decodePng(writePng(header, packedLines(header)), SIDE);
      expect([image?.width, image?.height]).toEqual([width, height]);
      for (let at = 0; at < width * height; at += 1) {
        const expected = [...expectedPixel(header, at % width, Math.floor(at / width)), 255];
        for (const [channel, level] of expected.entries())
          expect(Math.abs((image?.data[at * 4 + channel] ?? -9) - level)).toBeLessThan(1);
      }
    }
});

test('a PNG that is reduced while it is read looks like one that is reduced afterwards', async () => {
  for (const isInterlaced of [false, true])
    for (const [width, height] of [
      [61, 37],
      [20, 63],
      [200, 1],
    ] as const) {
      const header = { width, height, isInterlaced, depth: 8, colour: 6 };
      const file = writePng(header, packedLines(header));
      const whole = await decodePng(file, 1000);
      const reduced = await decodePng(file, 16);
      if (!whole || !reduced) throw new Error('not read');
      const expected = withinSide(whole, 16);
      expect([reduced.width, reduced.height]).toEqual([expected.width, expected.height]);
      for (const [at, level] of expected.data.entries())
        expect(Math.abs((reduced.data[at] ?? -9) - level)).toBeLessThan(2);
    }
});

const header: PngHeader = { width: 8, height: 8, depth: 8, colour: 2 };
const whole = writePng(header, packedLines(header));
const changed = (at: number) => whole.map((byte, place) => (place === at ? byte ^ 1 : byte));

test.each<[string, Uint8Array]>([
  ['is cut off', whole.subarray(0, whole.length - 20)],
  ['has another size than was written', changed(19)],
  ['has other data than was written', changed(60)],
  ['has too few lines', writePng(header, packedLines({ ...header, height: 7 }))],
  ['has a filter that does not exist', writePng(header, new Uint8Array(8 * 25).fill(5))],
  ['has a kind of colour that does not exist', writePng({ ...header, colour: 1 }, new Uint8Array(200))],
  ['has a depth that its colours cannot have', writePng({ ...header, depth: 4 }, new Uint8Array(200))],
  ['has no palette', writePng({ ...header, colour: 3 }, new Uint8Array(72))],
])('a PNG that %s is broken', async (_, file) => {
  expect(await decodePng(file, SIDE)).toBeNull();
});

test.each([0, 2, 8])(
  'a transparent colour of %i bytes, which a colour image does not have, hides nothing',
  async (length) => {
    const hidden = writePng({ ...header, chunks: { tRNS: new Uint8Array(length) } }, new Uint8Array(8 * 25));
    expect((await decodePng(hidden, SIDE))?.data.subarray(0, 4)).toEqual(Uint8ClampedArray.of(0, 0, 0, 255));
  },
);
