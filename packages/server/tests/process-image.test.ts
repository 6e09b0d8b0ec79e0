import { decodeJpeg, encodeJpeg } from '../src/images/jpeg-codec.ts';
import { countScans } from '../src/images/jpeg-scans.ts';
import { petPhoto, processImage } from '../src/images/process-image.ts';
import type { PixelBuffer } from '../src/images/pixel-buffer.ts';
import { resample } from '../src/images/resample.ts';
import { expect, test } from 'vitest';
import { drawJpeg, RED, WHITE } from '../testing/jpeg/draw.ts';
import { withExif } from '../testing/jpeg/exif.ts';
import { loadJpegModules } from '../testing/load-jpeg-modules.ts';

const modules = await loadJpegModules();

function pixel({ data, width }: PixelBuffer, x: number, y: number): number[] {
  const at = (y * width + x) * 4;
  return Array.from(data.subarray(at, at + 3));
}

async function seen(file: Uint8Array): Promise<{ full: PixelBuffer; thumbnail: PixelBuffer }> {
  const made = await processImage(modules, file, petPhoto);
  if ('rejected' in made) throw new Error(made.rejected);
  const [full, thumbnail] = [await decodeJpeg(modules, made.full), await decodeJpeg(modules, made.thumbnail)];
  if (!full || !thumbnail) throw new Error('what was made cannot be read');
  return { full, thumbnail };
}

function redCorner(pixels: PixelBuffer): number {
  const [right, bottom] = [pixels.width - 10, pixels.height - 10];
  const corners = [
    pixel(pixels, 10, 10),
    pixel(pixels, right, 10),
    pixel(pixels, right, bottom),
    pixel(pixels, 10, bottom),
  ];
  return corners.findIndex(([, green = 255]) => green < 60);
}

test.each([
  [1, 600, 300, 0],
  [2, 600, 300, 1],
  [3, 600, 300, 2],
  [4, 600, 300, 3],
  [5, 300, 600, 0],
  [6, 300, 600, 1],
  [7, 300, 600, 2],
  [8, 300, 600, 3],
])(
  'O-UP-05 orientation %d of 600x300 gives %dx%d with the block in corner %d',
  async (orientation, width, height, corner) => {
    const drawn = drawJpeg(600, 300, (x, y) => (x < 80 && y < 80 ? RED : WHITE));
    const { full } = await seen(withExif(drawn, orientation));
    expect([full.width, full.height, redCorner(full)]).toEqual([width, height, corner]);
  },
);

test('the thumbnail is the middle of the image', async () => {
  const drawn = drawJpeg(800, 400, (x) => (x >= 200 && x < 600 ? RED : WHITE));
  const { thumbnail } = await seen(drawn);
  for (const x of [2, 80, 157]) expect(pixel(thumbnail, x, 80)[1]).toBeLessThan(40);
});

test('scaling keeps what is white white and mixes halves evenly', () => {
  const data = new Uint8ClampedArray(5 * 1 * 4).map((_, index) => (index >= 8 && index < 12 ? 0 : 255));
  const row: PixelBuffer = { data, width: 5, height: 1 };
  const shrunk = resample(row, { left: 0, top: 0, width: 5, height: 1 }, 2, 1);
  expect(pixel(shrunk, 0, 0)).toEqual([204, 204, 204]);
  expect(pixel(shrunk, 1, 0)).toEqual([204, 204, 204]);
  const same = resample(row, { left: 0, top: 0, width: 5, height: 1 }, 5, 1);
  expect(same.data).toEqual(data);
});

test('an image of one pixel, and one as thin as a hair, are images', async () => {
  const { full, thumbnail } = await seen(drawJpeg(1, 1));
  expect([full.width, full.height, thumbnail.width]).toEqual([1, 1, 1]);
  const hair = await seen(drawJpeg(8000, 2));
  expect([hair.full.width, hair.full.height, hair.thumbnail.width]).toEqual([800, 1, 2]);
});

test('what was encoded decodes to the same pixels, nearly', async () => {
  const data = new Uint8ClampedArray(64 * 64 * 4).map((_, index) => (index % 4 === 3 ? 255 : 100));
  const again = await decodeJpeg(modules, await encodeJpeg(modules, { data, width: 64, height: 64 }, 90));
  for (const value of again ? pixel(again, 30, 30) : []) expect(Math.abs(value - 100)).toBeLessThan(3);
});

test('an image that is gone over again and again is rejected; what lies behind its end is not counted', async () => {
  const data = new Uint8ClampedArray(64 * 64 * 4).fill(200);
  const whole = await encodeJpeg(modules, { data, width: 64, height: 64 }, 85);
  const start = whole.findLastIndex((byte, at) => byte === 0xff && whole[at + 1] === 0xda);
  const scan = Array.from(whole.slice(start, -2));
  const withScans = (count: number) => Array.from({ length: count }, () => scan).flat();
  const [body, end] = [whole.slice(0, -2), whole.slice(-2)];
  const before = countScans(whole);
  const bomb = Uint8Array.from([...body, ...withScans(33 - before), ...end]);
  expect([before > 1, countScans(bomb)]).toEqual([true, 33]);
  expect(await processImage(modules, bomb, petPhoto)).toEqual({ rejected: 'broken' });
  const trailed = Uint8Array.from([...withExif(whole, 1), ...withScans(100)]);
  expect(countScans(trailed)).toBe(before);
  expect(await processImage(modules, trailed, petPhoto)).toHaveProperty('full');
});
