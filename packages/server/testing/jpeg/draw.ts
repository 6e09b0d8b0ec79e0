import { BitWriter } from './bit-writer.ts';

/** The brightness and colour differences of an 8 × 8 block, from 0 to 255. */
export type Colour = readonly [number, number, number];

export const WHITE: Colour = [255, 128, 128];
export const RED: Colour = [76, 85, 255];

const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const BLOCK = 8;
const SYMBOLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const CODE_LENGTH = 4;

/** A handwritten baseline JPEG of plain blocks, with minimal tables, because tests need files of another encoder. */
export function drawJpeg(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour = () => WHITE,
): Uint8Array<ArrayBuffer> {
  const components = [1, 2, 3];
  return Uint8Array.from([
    ...START,
    ...segment(0xdb, [0, ...Array.from({ length: 64 }, () => BLOCK)]),
    ...segment(0xc0, [8, ...word(height), ...word(width), 3, ...components.flatMap((id) => [id, 0x11, 0])]),
    ...segment(0xc4, [0x00, ...codeLengths(CODE_LENGTH, SYMBOLS.length), ...SYMBOLS]),
    ...segment(0xc4, [0x10, ...codeLengths(1, 1), 0]),
    ...segment(0xda, [3, ...components.flatMap((id) => [id, 0]), 0, 63, 0]),
    ...scan(Math.ceil(width / BLOCK), Math.ceil(height / BLOCK), colourAt),
    ...END,
  ]);
}

/** A segment with its marker and length. */
export function segment(marker: number, content: readonly number[]): number[] {
  return [0xff, marker, ...word(content.length + 2), ...content];
}

export function word(value: number): [number, number] {
  return [value >> 8, value & 0xff];
}

function codeLengths(length: number, count: number): number[] {
  return Array.from({ length: 16 }, (_, index) => (index + 1 === length ? count : 0));
}

/** Writes only each block's mean, as the difference to the block before. */
function scan(columns: number, rows: number, colourAt: (x: number, y: number) => Colour): number[] {
  const bits = new BitWriter();
  const before: [number, number, number] = [128, 128, 128];
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1)
      for (const [component, level] of colourAt(x * BLOCK, y * BLOCK).entries()) {
        writeDifference(bits, level - (before[component] ?? 0));
        before[component] = level;
      }
  return bits.finish();
}

function writeDifference(bits: BitWriter, difference: number): void {
  const size = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1;
  bits.write(size, CODE_LENGTH);
  bits.write(difference < 0 ? difference + 2 ** size - 1 : difference, size);
  bits.write(0, 1);
}
