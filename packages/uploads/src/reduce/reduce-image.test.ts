import { expect, test, vi } from 'vitest';
import { reduceImage, type Encode } from './reduce-image.ts';

const original = new Blob([new Uint8Array(1000)]);

const jpegOf = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });

function canvas(bytes: (scale: number, quality: number) => number) {
  const encode = vi.fn<(scale: number, quality: number) => Promise<Blob>>((scale, quality) =>
    Promise.resolve(jpegOf(bytes(scale, quality))),
  );
  const draw =
    (scale: number): Encode =>
    (quality) =>
      encode(scale, quality);
  return { encode, draw };
}

const reduce = (draw: (scale: number) => Encode, mayPassUntouched = false) =>
  reduceImage({ original, mayPassUntouched, draw });

test('D69 the first quality that reaches 85 % is taken', async () => {
  const { draw, encode } = canvas((_scale, quality) => quality * 1000);
  expect((await reduce(draw)).size).toBe(800);
  expect(encode.mock.calls).toEqual([
    [1, 0.9],
    [1, 0.8],
  ]);
});

test('O-UP-03 after four steps the last one is sent, when it is no larger than the original', async () => {
  const { draw, encode } = canvas(() => 950);
  expect((await reduce(draw, true)).size).toBe(950);
  expect(encode.mock.calls.map(([, quality]) => quality)).toEqual([0.9, 0.8, 0.7, 0.6]);
});

test('O-UP-03 a JPEG within the limits goes as it is when every step would make it larger', async () => {
  const { draw, encode } = canvas(() => 1200);
  expect(await reduce(draw, true)).toBe(original);
  expect(encode).toHaveBeenCalledTimes(4);
});

test('D69 an image that may not be sent as it is loses pixels until it is no larger', async () => {
  const { draw } = canvas((scale) => 1600 * scale);
  expect((await reduce(draw)).size).toBe(900);
});

test('D69 an image that is larger at any size is rejected in words', async () => {
  const { draw } = canvas(() => 1600);
  await expect(reduce(draw)).rejects.toThrow('La foto es demasiado pequeña. Elija una más grande.');
});

test.each([
  ['gives nothing', () => Promise.resolve(null)],
  ['gives an empty file', () => Promise.resolve(jpegOf(0))],
  ['gives another format', () => Promise.resolve(new Blob(['x'], { type: 'image/png' }))],
  ['fails', () => Promise.reject(new DOMException('too large', 'EncodingError'))],
])('O-UP-04 a canvas that %s is an error in words, never the original', async (_, encode) => {
  await expect(reduce(() => encode, true)).rejects.toThrow(
    'Su dispositivo no pudo preparar la foto. Elija otra más pequeña.',
  );
});
