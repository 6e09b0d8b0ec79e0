import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const MEGABYTE = 1024 * 1024;
const WIDTH = 5760;
const HEIGHT = 4320;
const NOISE = 18.5 * MEGABYTE;

export function largePdf(): Blob {
  const scan = randomBytes(NOISE);
  const dictionary = `/Type/XObject/Subtype/Image/Width 5000/Height 4000/Filter/DCTDecode/Length ${scan.length}`;
  return new Blob([
    '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count 1/Kids[3 0 R]>>\nendobj\n',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I 4 0 R>>>>>>\nendobj\n',
    `4 0 obj\n<<${dictionary}>>\nstream\n`,
    scan,
    '\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 5>>\n%%EOF\n',
  ]);
}

export function largePicture(): Blob {
  const pixels = Buffer.alloc((WIDTH * 3 + 1) * HEIGHT);
  randomBytes(NOISE).copy(pixels);
  // The filter of a row is its first byte: none.
  for (let row = 0; row < HEIGHT; row += 1) pixels[row * (WIDTH * 3 + 1)] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2], 8);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels, { level: 1 })), chunk('IEND', '')];
  return new Blob([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunk(name: string, content: Uint8Array | string): Buffer<ArrayBuffer> {
  const named = Buffer.concat([Buffer.from(name), Buffer.from(content)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
