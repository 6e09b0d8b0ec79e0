import type { PngFile } from './png-file.ts';

/** An unpacked row, or a pass's pixels of one. */
export interface PngLine {
  readonly y: number;
  readonly x: number;
  readonly step: number;
  readonly pixels: number;
  readonly samples: Uint8Array;
}

type Pass = readonly [x: number, y: number, across: number, down: number];
const WHOLE: readonly Pass[] = [[0, 0, 1, 1]];
/** Adam7. */
const INTERLACED: readonly Pass[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];
/** In bytes: what is inflated from a piece waits in memory. */
const PIECE = 64 * 1024;

/** Yields a PNG's lines in file order. Throws for a truncated or corrupt stream; ignores trailing bytes. */
export async function* pngLines(file: PngFile): AsyncGenerator<PngLine> {
  const bits = file.channels * file.depth;
  const distance = Math.max(1, bits >> 3);
  const reader = inflated(file.data).getReader();
  const fill = createFill(reader);
  try {
    for (const [x, y, step, down] of file.isInterlaced ? INTERLACED : WHOLE) {
      const pixels = Math.ceil((file.width - x) / step);
      if (pixels <= 0) continue;
      let before = new Uint8Array((pixels * bits + 7) >> 3);
      let samples = new Uint8Array(before.length);
      const filter = new Uint8Array(1);
      for (let line = y; line < file.height; line += down) {
        await fill(filter);
        await fill(samples);
        unfilter(filter[0] ?? 0, samples, before, distance);
        yield { y: line, x, step, pixels, samples };
        [before, samples] = [samples, before];
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function inflated(data: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const pieces = piecesOf(data);
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const next = pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
  return packed.pipeThrough(new DecompressionStream('deflate'));
}

function* piecesOf(data: readonly Uint8Array[]): Generator<Uint8Array<ArrayBuffer>, void> {
  for (const chunk of data)
    for (let at = 0; at < chunk.length; at += PIECE) yield new Uint8Array(chunk.subarray(at, at + PIECE));
}

function createFill(reader: ReadableStreamDefaultReader<Uint8Array>): (line: Uint8Array) => Promise<void> {
  let rest: Uint8Array = new Uint8Array();
  return async (line) => {
    for (let at = 0; at < line.length;) {
      if (rest.length === 0) {
        const read = await reader.read();
        if (read.done) throw new Error('The image ends too soon');
        rest = read.value;
      }
      const part = rest.subarray(0, line.length - at);
      line.set(part, at);
      at += part.length;
      rest = rest.subarray(part.length);
    }
  };
}

/** Reverts a line's filter in place: left, above, average, or Paeth. */
function unfilter(kind: number, line: Uint8Array, before: Uint8Array, distance: number): void {
  if (kind > 4) throw new Error('No filter of PNG');
  if (kind === 0) return;
  for (let at = 0; at < line.length; at += 1) {
    const left = at < distance ? 0 : (line[at - distance] ?? 0);
    const up = before[at] ?? 0;
    const corner = at < distance ? 0 : (before[at - distance] ?? 0);
    line[at] = (line[at] ?? 0) + predicted(kind, left, up, corner);
  }
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
