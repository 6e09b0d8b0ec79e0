import type { PixelBuffer } from './pixel-buffer.ts';
import { readPng } from './png-file.ts';
import { pngLines } from './png-lines.ts';
import { pngPixels } from './png-pixels.ts';
import { createRowReducer } from './row-reducer.ts';
import { sizeWithin } from './within-side.ts';

/** Decodes a PNG on white, shrinking it row by row to the longest side. Null for a broken or truncated file. */
export async function decodePng(bytes: Uint8Array, longestSide: number): Promise<PixelBuffer | null> {
  const file = readPng(bytes);
  if (!file) return null;
  const write = pngPixels(file);
  const reducer = createRowReducer(file, sizeWithin(file, longestSide));
  const row = new Uint8ClampedArray(file.width * 4);
  try {
    for await (const line of pngLines(file)) {
      if (file.isInterlaced) row.fill(0);
      write(line, row);
      reducer.add(line.y, row, line.pixels);
    }
  } catch {
    return null;
  }
  return reducer.image;
}
