import { expect, test } from 'vitest';
import { readPng } from '../testing/read-png.ts';
import { withDensity } from './png-density.ts';

/** One transparent pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

test('O-HI-01 300 dpi are 11811 dots a metre, said before the pixels', () => {
  const info = readPng(withDensity(PIXEL, 300));
  expect(info).toEqual({
    width: 1,
    height: 1,
    dotsPerMetre: [11_811, 11_811],
    chunks: ['IHDR', 'pHYs', 'IDAT', 'IEND'],
  });
});

test('the chunk’s bytes and checksum are those of the PNG specification', () => {
  const chunk = [...withDensity(PIXEL, 300).subarray(33, 54)];
  // 11811 dots per metre both ways, unit metre; the checksum is libpng's.
  expect(chunk).toEqual([
    0, 0, 0, 9, 112, 72, 89, 115, 0, 0, 46, 35, 0, 0, 46, 35, 1, 0x78, 0xa5, 0x3f, 0x76,
  ]);
});

test('nothing else of the image changes', () => {
  const result = withDensity(PIXEL, 300);
  expect(result.length).toBe(PIXEL.length + 21);
  expect([...result.subarray(0, 33), ...result.subarray(54)]).toEqual([...PIXEL]);
});

test('an earlier density is replaced', () => {
  const info = readPng(withDensity(withDensity(PIXEL, 72), 300));
  expect(info.dotsPerMetre).toEqual([11_811, 11_811]);
  expect(info.chunks).toEqual(['IHDR', 'pHYs', 'IDAT', 'IEND']);
});

test('what is no PNG is refused', () => {
  for (const bytes of [new Uint8Array(), new Uint8Array(100), PIXEL.subarray(1)])
    expect(() => withDensity(bytes, 300)).toThrow(RangeError);
});
