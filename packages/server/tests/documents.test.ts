import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { processDocument } from '../src/documents/process-document.ts';
import { decodeJpeg } from '../src/images/jpeg-codec.ts';
import { contains } from '../testing/jpeg/look.ts';
import { nodeCodecs } from '../testing/load-codecs.ts';

const file = async (name: string) =>
  new Uint8Array(await readFile(new URL(`./files/${name}`, import.meta.url)));

async function stored(name: string) {
  const result = await processDocument(nodeCodecs, await file(name), 'paper');
  if ('rejected' in result) throw new Error(result.rejected);
  return result;
}

type Colour = 'red' | 'green' | 'blue' | 'white';
const levels: Readonly<Record<Colour, readonly number[]>> = {
  red: [220, 0, 0],
  green: [0, 170, 0],
  blue: [0, 0, 220],
  white: [255, 255, 255],
};

test.each<[string, number, number, Colour, Colour, Colour, Colour]>([
  ['exif-thumbnail-differs.jpg', 600, 300, 'red', 'green', 'blue', 'white'],
  ['mpo-two-images.jpg', 600, 300, 'red', 'green', 'blue', 'white'],
  ['orient-6-progressive-gps.jpg', 300, 600, 'blue', 'red', 'white', 'green'],
  ['heic-600x300-exif1-gps.heic', 600, 300, 'red', 'green', 'blue', 'white'],
  ['heic-600x300-exif6-gps-no-irot.heic', 600, 300, 'red', 'green', 'blue', 'white'],
  ['heic-600x300-irot-cw90-exif6-gps.heic', 300, 600, 'blue', 'red', 'white', 'green'],
  ['animated-3-frames.webp', 100, 80, 'red', 'red', 'red', 'red'],
])(
  'N-B34G N-B38G N-B39G %s becomes one upright JPEG of %dx%d without metadata',
  async (name, width, height, ...corners) => {
    const { bytes, contentType, pages } = await stored(name);
    expect([contentType, pages]).toEqual(['image/jpeg', 1]);
    const pixels = await decodeJpeg(await nodeCodecs.jpeg(), bytes);
    if (!pixels) throw new Error('what was stored cannot be read');
    expect([pixels.width, pixels.height]).toEqual([width, height]);
    const [right, bottom] = [width - 30, height - 30];
    const places: readonly [number, number][] = [
      [30, 30],
      [right, 30],
      [30, bottom],
      [right, bottom],
    ];
    for (const [at, [x, y]] of places.entries()) {
      const start = (y * width + x) * 4;
      const expected = levels[corners[at] ?? 'white'];
      for (const [channel, level] of expected.entries())
        expect(Math.abs((pixels.data[start + channel] ?? -99) - level)).toBeLessThan(40);
    }
    for (const text of ['Exif', 'GPS', 'http://ns.adobe.com/xap']) expect(contains(bytes, text)).toBe(false);
    expect(bytes.lastIndexOf(0xd9)).toBe(bytes.length - 1);
  },
);

test.each([
  ['pages-40.pdf', 40],
  ['scan-jbig2.pdf', 1],
  ['scan-jpeg2000.pdf', 1],
  ['openaction-dest-harmless.pdf', 1],
  ['words-only-in-title.pdf', 1],
  ['encrypted-owner-only-opens-without-password.pdf', 1],
  ['owner-aes-256.pdf', 1],
  ['owner-only-object-stream.pdf', 2],
])('N-C29G N-C31G %s passes untouched and has %d pages', async (name, pages) => {
  expect(await stored(name)).toEqual({ bytes: await file(name), contentType: 'application/pdf', pages });
});
