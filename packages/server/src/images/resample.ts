import type { Area, PixelBuffer } from './pixel-buffer.ts';

const BYTES = 4;

/** The source pixels of one target pixel, with their weights. */
export interface Share {
  readonly first: number;
  readonly weights: readonly number[];
}

/** Crops and shrinks; each new pixel is the mean of the area that it covers. Not for enlarging. */
export function resample(source: PixelBuffer, area: Area, width: number, height: number): PixelBuffer {
  const data = new Uint8ClampedArray(width * height * BYTES);
  const columns = sharesOf(area.left, area.width, width);
  const line = new Float32Array(source.width * BYTES);
  for (const [y, share] of sharesOf(area.top, area.height, height).entries()) {
    mixRows(source, share, area, line);
    mixColumns(line, columns, data.subarray(y * width * BYTES, (y + 1) * width * BYTES));
  }
  return { data, width, height };
}

export function sharesOf(start: number, length: number, count: number): Share[] {
  const step = length / count;
  return Array.from({ length: count }, (_, index) => {
    const from = index * step;
    const to = Math.min(length, from + step);
    const first = Math.floor(from);
    const last = Math.max(first + 1, Math.ceil(to - 1e-9));
    const weights = Array.from(
      { length: last - first },
      (__, at) => (Math.min(to, first + at + 1) - Math.max(from, first + at)) / (to - from),
    );
    return { first: start + first, weights };
  });
}

function mixRows(source: PixelBuffer, { first, weights }: Share, area: Area, line: Float32Array): void {
  const [from, to] = [area.left * BYTES, (area.left + area.width) * BYTES];
  line.fill(0, from, to);
  for (const [at, weight] of weights.entries()) {
    const row = (first + at) * source.width * BYTES;
    for (let index = from; index < to; index += 1)
      line[index] = (line[index] ?? 0) + weight * (source.data[row + index] ?? 0);
  }
}

export function mixColumns(
  line: Float32Array | Uint8ClampedArray,
  columns: readonly Share[],
  row: Float32Array | Uint8ClampedArray,
): void {
  for (const [x, { first, weights }] of columns.entries()) {
    for (let channel = 0; channel < BYTES; channel += 1) {
      let sum = 0;
      for (const [at, weight] of weights.entries())
        sum += weight * (line[(first + at) * BYTES + channel] ?? 0);
      row[x * BYTES + channel] = sum;
    }
  }
}
