import { expect, test } from 'vitest';
import { inspectImage } from './inspect-image.ts';

const fileOf = (...parts: (string | number[])[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    'foto.jpg',
    { type: 'image/jpeg' },
  );

const sof = (width: number, height: number) => [
  0xff,
  0xc0,
  0,
  11,
  8,
  height >> 8,
  height & 255,
  width >> 8,
  width & 255,
  3,
  1,
  0x22,
  0,
];

function exif(orientation: number, little = false) {
  const short = (value: number) => (little ? [value, 0] : [0, value]);
  const long = (value: number) => (little ? [value, 0, 0, 0] : [0, 0, 0, value]);
  const tag = little ? [0x12, 0x01] : [0x01, 0x12];
  const order = little ? [0x49, 0x49] : [0x4d, 0x4d];
  const tiff = [...order, ...short(42), ...long(8), ...short(1)];
  const entry = [...tag, ...short(3), ...long(1), ...short(orientation), 0, 0];
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, ...entry, 0, 0, 0, 0];
  return [0xff, 0xe1, 0, body.length + 2, ...body];
}

const jpeg = (...segments: number[][]) => fileOf([0xff, 0xd8], ...segments, [0xff, 0xd9]);

const kindOf = async (file: File) => (await inspectImage(file)).kind;

test('O-UP-07 a file is what its first bytes say, whatever its name and type', async () => {
  expect(await kindOf(jpeg(sof(10, 10)))).toBe('jpeg');
  expect(await kindOf(fileOf([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0, 0, 13], 'IHDR'))).toBe('png');
  expect(await kindOf(fileOf('GIF89a'))).toBe('gif');
  expect(await kindOf(fileOf('RIFF____WEBPVP8 '))).toBe('webp');
  expect(await kindOf(fileOf([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'))).toBe('heic');
  expect(await kindOf(fileOf([0, 0, 0, 24], 'ftypmif1', [0, 0, 0, 0], 'mif1avif'))).toBe('avif');
});

test.each([
  ['a PDF', '%PDF-1.7 …'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><p>hola'],
  ['a video', '\0\0\0\u0018ftypisom\0\0\0\0isomavc1'],
  ['one letter', 'x'],
])('O-UP-07 O-SE-05 %s is not a photo', async (_, text) => {
  await expect(inspectImage(fileOf(text))).rejects.toThrow('El archivo no es una foto.');
});

test('O-UP-12 an empty file is rejected', async () => {
  await expect(inspectImage(fileOf())).rejects.toThrow('El archivo está vacío. Elija otra foto.');
});

test('a file of more than 60 MB is rejected before it is read', async () => {
  const heavy = Object.defineProperty(jpeg(sof(10, 10)), 'size', { value: 60 * 1024 * 1024 + 1 });
  await expect(inspectImage(heavy)).rejects.toThrow('La foto es demasiado grande. Elija una de hasta 60 MB.');
});

test('an image that declares more pixels than any camera has is not decoded', async () => {
  const head = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50];
  await expect(inspectImage(fileOf([0x89], 'PNG\r\n', [0x1a], '\n', head))).rejects.toThrow(
    'La foto tiene demasiados píxeles. Elija una de hasta 200 megapíxeles.',
  );
});

const passes = async (file: File) => (await inspectImage(file)).isWithinLimits;

test('O-UP-03 only an upright JPEG within 800 × 800 may go as it is', async () => {
  expect(await passes(jpeg(sof(800, 600)))).toBe(true);
  expect(await passes(jpeg(exif(1), sof(800, 600)))).toBe(true);
  expect(await passes(jpeg(sof(801, 600)))).toBe(false);
  expect(await passes(jpeg(exif(6), sof(800, 600)))).toBe(false);
  expect(await passes(jpeg(exif(6, true), sof(800, 600)))).toBe(false);
  expect(await passes(jpeg())).toBe(false);
  expect(await passes(fileOf('GIF89a'))).toBe(false);
});
