import type { PixelBuffer, Size } from './pixel-buffer.ts';
import { mixColumns, sharesOf } from './resample.ts';

const BYTES = 4;

/** Shrinks an image row by row while it is decoded, so that the large one is never in memory. */
export interface RowReducer {
  /** Adds a row of the source or, of an interlaced one, some pixels of it among zeros. */
  add(y: number, row: Uint8ClampedArray, pixels: number): void;
  readonly image: PixelBuffer;
}

interface OpenRow {
  readonly sums: Float32Array;
  missing: number;
}

/** Each pixel is the mean of the area that it covers, like `resample`. Not for enlarging. */
export function createRowReducer(source: Size, { width, height }: Size): RowReducer {
  const data = new Uint8ClampedArray(width * height * BYTES);
  const columns = sharesOf(0, source.width, width);
  const rows = sharesOf(0, source.height, height);
  const open = new Map<number, OpenRow>();
  const mixed = new Float32Array(width * BYTES);
  let first = 0;
  const openRow = (at: number, lines: number): OpenRow => {
    const row = open.get(at) ?? { sums: new Float32Array(width * BYTES), missing: lines * source.width };
    open.set(at, row);
    return row;
  };
  return {
    image: { data, width, height },
    add(y, line, pixels) {
      mixColumns(line, columns, mixed);
      // Rows come in order, except at a new pass.
      if (y < (rows[first]?.first ?? 0)) first = 0;
      while ((rows[first]?.first ?? y) + (rows[first]?.weights.length ?? 1) <= y) first += 1;
      for (let at = first; at < height && (rows[at]?.first ?? 0) <= y; at += 1) {
        const weights = rows[at]?.weights ?? [];
        const row = openRow(at, weights.length);
        addWeighted(row.sums, mixed, weights[y - (rows[at]?.first ?? 0)] ?? 0);
        row.missing -= pixels;
        if (row.missing > 0) continue;
        data.set(row.sums, at * width * BYTES);
        open.delete(at);
      }
    },
  };
}

function addWeighted(sums: Float32Array, line: Float32Array, weight: number): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + weight * (line[at] ?? 0);
}
