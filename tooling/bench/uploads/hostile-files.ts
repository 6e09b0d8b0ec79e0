import { deflateSync } from 'node:zlib';

const SIZE = 19 * 1024 * 1024;
const blanks = (count: number) => Buffer.alloc(count, ' ');
const pdf = (...parts: readonly (string | Uint8Array<ArrayBuffer>)[]) => new Blob(['%PDF-1.7\n', ...parts]);
const packed = (bytes: Uint8Array) => new Uint8Array(deflateSync(bytes, { level: 9 }));

const full = (text: string) => text.repeat(SIZE / text.length);

/** Files that would cost a careless server seconds or gigabytes. The server's own tests know each rejection. */
export const hostileFiles: Readonly<Record<string, () => Blob>> = {
  'objects packed into 64 MB': () => {
    const bomb = packed(blanks(64 * 1024 * 1024));
    return pdf(
      `1 0 obj<</Type/ObjStm/N 1/First 1/Filter/FlateDecode/Length ${bomb.length}>>stream\n`,
      bomb,
      '\nendstream',
    );
  },
  'a million objects': () => pdf(full('1 0 obj<<>>endobj\n')),
  'names without end': () => pdf('1 0 obj<<', full('/JavaScrip')),
  'lengths without end': () => pdf('1 0 obj<<', full('/Length '), '>>stream\nx'),
  'blanks without end': () => pdf(full(`1${' '.repeat(100_000)}`)),
  'brackets without end': () => pdf('1 0 obj', full('(')),
  'protections without end': () => pdf('1 0 obj<<', full('/Encrypt 1 0 R'), '/ID[<>]'),
  'identities without end': () => pdf('1 0 obj<</Encrypt 1 0 R', full('/ID[')),
  'a picture of 30 000 × 30 000': () =>
    new Blob([
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x75\x30\0\0\x75\x30\x08\x02\0\0\0', 'latin1'),
      blanks(SIZE),
    ]),
  'a vector image with a script': () => new Blob(['<svg><script>', full('a()'), '</script></svg>']),
};
