import { deflateSync } from 'node:zlib';
import { declaringSize } from '../../testing/jpeg/look.ts';
import { drawJpeg, segment } from '../../testing/jpeg/draw.ts';
import { drawPdf, pdfStream, writePdf, type PdfObject } from '../../testing/pdf/write-pdf.ts';
import { writePng } from './write-png.ts';

const MEGABYTE = 1024 * 1024;
type Bytes = Uint8Array<ArrayBuffer>;

export const bytes = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'latin1'));

const packed = (content: string | Uint8Array): Bytes => new Uint8Array(deflateSync(content, { level: 9 }));
const blanks = (count: number) => Buffer.alloc(count, ' ');

const catalogue: PdfObject = [1, '<</Type/Catalog/Pages 2 0 R>>'];
const pages: PdfObject = [2, '<</Type/Pages/Count 1/Kids[3 0 R]>>'];
const page: PdfObject = [3, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>'];
const script = '<</S/JavaScript/JS(app.alert(1))>>';

const pageAnd = (...objects: readonly PdfObject[]) => writePdf([catalogue, pages, page, ...objects]);
const objectStream = (content: string | Uint8Array, first: number, more = '') =>
  pdfStream(`/Type/ObjStm/N 1/First ${first}/Filter/FlateDecode${more}`, packed(content));

/** The catalogue starts the action. */
const acting = (action: string) =>
  writePdf([[1, `<</Type/Catalog/Pages 2 0 R/OpenAction ${action}>>`], pages, page]);

export const hostile = {
  contentBomb: pageAnd([
    4,
    pdfStream('/Filter[/FlateDecode/FlateDecode]', packed(packed(blanks(64 * MEGABYTE)))),
  ]),
  objectBomb: pageAnd([4, objectStream(blanks(5 * MEGABYTE), 1)]),
  objectBombs: pageAnd(
    ...Array.from({ length: 5 }, (_, at): PdfObject => [at + 4, objectStream(blanks(3.5 * MEGABYTE), 1)]),
  ),
  twicePackedObjects: pageAnd([
    4,
    pdfStream('/Type/ObjStm/N 1/First 4/Filter[/FlateDecode/FlateDecode]', packed(packed('5 0 <<>>'))),
  ]),
  manyObjectStreams: pageAnd(
    ...Array.from({ length: 1001 }, (_, at): PdfObject => [at + 4, objectStream('9 0 <<>>', 4)]),
  ),
  manyObjects: bytes(`%PDF-1.7\n${'1 0 obj<<>>endobj\n'.repeat(100_001)}`),
  manyPackedObjects: pageAnd([4, objectStream(`${'9 0 '.repeat(100_001)}<<>>`, 400_004)]),
  nestedDictionaries: pageAnd([4, `${'<</A '.repeat(200_000)}1${'>>'.repeat(200_000)}`]),
  deepTree: writePdf([
    catalogue,
    ...Array.from({ length: 20_000 }, (_, at): PdfObject => [
      at + 2,
      `<</Type/Pages/Count 1/Kids[${at + 3} 0 R]>>`,
    ]),
    [20_002, '<</Type/Page/MediaBox[0 0 9 9]>>'],
  ]),
  blanksWithoutEnd: bytes(`%PDF-1.7\n${`1${' '.repeat(100_000)}`.repeat(40)}`),
  bracketsWithoutEnd: bytes(`%PDF-1.7\n1 0 obj\n${'('.repeat(4 * MEGABYTE)}`),
  filtersWithoutEnd: bytes(
    `%PDF-1.7\n1 0 obj<</Type/ObjStm/First 4/N 1${'/Filter ['.repeat(200_000)}>>stream\nx`,
  ),
  pages61: drawPdf(61),
  launch: acting('<</S/Launch/F(cmd.exe)>>'),
  submitForm: acting('<</S/SubmitForm/F(https://example.test)>>'),
  escapedScript: acting('<</S/J#61va#53cript/J#53(app.alert(1))>>'),
  attachment: pageAnd([4, pdfStream('/Type/EmbeddedFile', bytes('MZ'))]),
  richMedia: pageAnd([4, '<</Type/Annot/Subtype/RichMedia>>']),
  xfa: writePdf([[1, '<</Type/Catalog/Pages 2 0 R/AcroForm<</XFA 4 0 R>>>>'], pages, page]),
  scriptInObjectStream: pageAnd([4, objectStream(`5 0 ${script}`, 4)]),
  scriptBehindOpenBracket: pageAnd([4, objectStream(`5 0 6 1 (${script}`, 8)]),
  scriptInUntypedObjectStream: pageAnd([
    4,
    pdfStream('/Type/Obj#53tm/N 1/First 4/Filter/FlateDecode', packed(`5 0 ${script}`)),
  ]),
  scriptInPlainStream: pageAnd([4, pdfStream('', bytes(`q Q ${script}`))]),
  scriptInsideFilteredStream: pageAnd([
    4,
    pdfStream('/Filter/DCTDecode', bytes(`x\n5 0 obj\n${script}\nendobj`)),
  ]),
  unknownProtection: writePdf(
    [catalogue, pages, page, [4, '<</Filter/Adobe.PubSec/V 4/SubFilter/adbe.pkcs7.s5>>']],
    '/Root 1 0 R/Encrypt 4 0 R/ID[<00><00>]',
  ),
  protectionElsewhere: writePdf([catalogue, pages, page], '/Root 1 0 R/Encrypt 99 0 R/ID[<00><00>]'),
  noReference: bytes('%PDF-1.7\n%%EOF'),
  scriptedImage: bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  webPage: bytes('<!doctype html><script>alert(1)</script>'),
  zip: bytes('PK\x03\x04\x14\0\0\0\x08\0'),
  gif: bytes('GIF89a\x01\0\x01\0\0\0\0;'),
  tiff: bytes('II*\0\x08\0\0\0'),
  program: bytes('MZ\x90\0\x03\0\0\0'),
  hugeJpeg: declaringSize(drawJpeg(16, 16), 30_000, 30_000),
  hugePng: writePng({ width: 30_000, height: 30_000, depth: 8, colour: 2 }, blanks(100)),
  endlessLinePng: writePng({ width: 12_000_000, height: 2, depth: 16, colour: 6 }, blanks(100)),
  endlessColumnPng: writePng({ width: 1, height: 65_536, depth: 8, colour: 0 }, Buffer.alloc(2 * 65_536)),
  pngBomb: writePng({ width: 8, height: 8, depth: 8, colour: 2 }, Buffer.alloc(64 * MEGABYTE)),
  emptyPng: writePng({ width: 8, height: 8, depth: 8, colour: 2 }, new Uint8Array()),
  flatPng: writePng({ width: 0, height: 8, depth: 8, colour: 2 }, new Uint8Array()),
  hugeWebp: bytes('RIFF\x20\0\0\0WEBPVP8L\x0a\0\0\0\x2f\xff\xff\xff\x0f\0\0\0\0\0'),
  emptyWebp: bytes('RIFF\x04\0\0\0WEBP'),
  brokenWebp: bytes('RIFF\x1a\0\0\0WEBPVP8L\x0a\0\0\0\x2f\x07\xc0\x01\0\0\0\0\0\0'),
  hugeHeic: bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x14ispe\0\0\0\0\0\0\x75\x30\0\0\x75\x30'),
  brokenHeic: bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x14ispe\0\0\0\0\0\0\0\x09\0\0\0\x09'),
  emptyHeic: bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
} satisfies Record<string, Bytes>;

/** A JPEG to one kind of reader, a PDF with a script to another. */
export const polyglot: Bytes = (() => {
  const jpeg = drawJpeg(64, 64);
  const comment = segment(0xfe, [...acting(script)]);
  return Uint8Array.from([...jpeg.subarray(0, 2), ...comment, ...jpeg.subarray(2)]);
})();
