/** Damaged real files must be accepted as what they are or rejected, and the next file must be processed as usual. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { processDocument } from '../src/documents/process-document.ts';
import { decodeJpeg } from '../src/images/jpeg-codec.ts';
import { petPhoto, processImage } from '../src/images/process-image.ts';
import { damaged, fuzzing } from '../testing/fuzz/index.ts';
import { drawJpeg } from '../testing/jpeg/draw.ts';
import { contains } from '../testing/jpeg/look.ts';
import { nodeCodecs } from '../testing/load-codecs.ts';
import { drawPdf } from '../testing/pdf/write-pdf.ts';
import { hostile, polyglot } from './support/hostile-files.ts';
import { writePng } from './support/write-png.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const folder = join(import.meta.dirname, 'files');
const ofKind = (ending: string): Bytes[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => new Uint8Array(readFileSync(join(folder, name))));

/** Noise, each line with another filter, so that there is something to inflate and to unfilter. */
const lines = (count: number, length: number) =>
  Uint8Array.from({ length: count * (1 + length) }, (_, at) =>
    at % (1 + length) === 0 ? (at / (1 + length)) % 5 : (at * 7919) % 251,
  );
const pngs = [
  writePng({ width: 60, height: 40, depth: 8, colour: 2 }, lines(40, 60 * 3)),
  writePng({ width: 33, height: 21, depth: 4, colour: 0 }, lines(21, 17)),
  writePng({ width: 16, height: 16, depth: 16, colour: 6 }, lines(16, 16 * 8)),
];

const smallHostile = Object.values(hostile).filter(({ length }) => length < 20_000);

// A codec logs to the console.
beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());

async function isWholeJpeg(bytes: Uint8Array): Promise<boolean> {
  return (await decodeJpeg(await nodeCodecs.jpeg(), bytes)) !== null;
}

/** The file is rejected, or it is what the result says. */
async function isAcceptedOrRejected(bytes: Bytes): Promise<boolean> {
  const result = await processDocument(nodeCodecs, bytes, 'paper');
  if ('rejected' in result) return true;
  const { contentType, pages } = result;
  if (contentType === 'image/jpeg') return pages === 1 && isWholeJpeg(result.bytes);
  return pages >= 1 && pages <= 60 && contains(result.bytes.subarray(0, 1024), '%PDF-');
}

/** Corrects the checksums of a PNG, so that its damage reaches the decoder. */
function checked(png: Bytes): Bytes {
  const bytes = new Uint8Array(png);
  const view = new DataView(bytes.buffer);
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > bytes.length) break;
    view.setUint32(end, crc32(bytes.subarray(at + 4, end)));
    at = end + 4;
  }
  return bytes;
}

test.each<[string, Bytes[], number]>([
  ['JPEG', [...ofKind('.jpg'), drawJpeg(64, 48), polyglot], 40],
  ['PNG', pngs, 100],
  ['WebP', ofKind('.webp'), 30],
  ['HEIC', ofKind('.heic'), 15],
  ['PDF', [...ofKind('.pdf'), drawPdf(3)], 150],
  ['hostile', smallHostile, 60],
])(
  'a damaged %s is kept or rejected',
  async (_, samples, runs) => {
    const files = damaged(samples);
    await fc.assert(fc.asyncProperty(files, isAcceptedOrRejected), fuzzing(runs));
    if (samples === pngs)
      await fc.assert(fc.asyncProperty(files.map(checked), isAcceptedOrRejected), fuzzing(runs));
    for (const right of [
      drawJpeg(64, 48),
      drawPdf(2),
      pngs[0],
      ...ofKind('.webp'),
      ...ofKind('.heic').slice(0, 1),
    ])
      expect(await processDocument(nodeCodecs, new Uint8Array(right!), 'paper')).not.toHaveProperty(
        'rejected',
      );
  },
  3_600_000,
);

test('a damaged image of a pet is kept or rejected', async () => {
  const modules = await nodeCodecs.jpeg();
  const images = damaged([...ofKind('.jpg'), drawJpeg(64, 48)]);
  const isRead = fc.asyncProperty(images, async (bytes) => {
    const result = await processImage(modules, bytes, petPhoto);
    return 'rejected' in result || ((await isWholeJpeg(result.full)) && isWholeJpeg(result.thumbnail));
  });
  await fc.assert(isRead, fuzzing(30));
  expect(await processImage(modules, drawJpeg(64, 48), petPhoto)).not.toHaveProperty('rejected');
}, 3_600_000);
