import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { tinyJpeg } from '../testing/tiny-jpeg.ts';
import { writePdf } from './write-pdf.ts';

const page = (jpeg: Uint8Array<ArrayBuffer>) => ({ jpeg, details: [] });

async function opened(pdf: Blob) {
  return getDocument({ data: await pdf.arrayBuffer(), verbosity: 0 }).promise;
}

async function textOf(pdf: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await pdf.arrayBuffer());
}

test('every photo is a sheet of its own, oriented as the photo, in order', async () => {
  const document = await opened(
    writePdf([page(tinyJpeg(1500, 2000)), page(tinyJpeg(2000, 1500))], 'Libreta'),
  );
  expect(document.numPages).toBe(2);
  const views = await Promise.all([1, 2].map(async (number) => (await document.getPage(number)).view));
  expect(views).toEqual([
    [0, 0, 595.28, 841.89],
    [0, 0, 841.89, 595.28],
  ]);
});

test('the title keeps accents and emoji', async () => {
  const document = await opened(writePdf([page(tinyJpeg(10, 10))], 'Recibo Ñandú 🐶'));
  expect((await document.getMetadata()).info).toMatchObject({ Title: 'Recibo Ñandú 🐶', Producer: 'Huella' });
});

test('the table at the end says to the byte where each object begins, in lines of twenty bytes', async () => {
  const text = await textOf(writePdf([page(tinyJpeg(30, 20)), page(tinyJpeg(20, 30, 1))], 'ñ'));
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const table = /^xref\n0 (\d+)\n((?:.{18} \n)+)/.exec(text.slice(start));
  const lines = table?.[2]?.match(/.{18} \n/g) ?? [];
  expect(lines).toHaveLength(Number(table?.[1]));
  const begins = lines.slice(1).map((line) => text.slice(Number(line.slice(0, 10))));
  expect(begins.map((object) => Number(/^(\d+) 0 obj\n/.exec(object)?.[1]))).toEqual(
    begins.map((_, at) => at + 1),
  );
});

test('the bytes of a JPEG go in unchanged, with the colours that it has', async () => {
  const jpeg = tinyJpeg(40, 30, 4);
  const text = await textOf(writePdf([page(jpeg)], 'x'));
  expect(text).toContain(
    `/ColorSpace/DeviceCMYK/Decode[1 0 1 0 1 0 1 0]/Filter/DCTDecode/Length ${jpeg.length}`,
  );
  expect(text).toContain(new TextDecoder('latin1').decode(jpeg));
});

test('a detail is laid over its place on the page', async () => {
  const detail = { jpeg: tinyJpeg(300, 300), left: 0.5, top: 0.25, width: 0.1, height: 0.1 };
  const text = await textOf(writePdf([{ jpeg: tinyJpeg(595, 842), details: [detail] }], 'x'));
  const [, matrix = ''] = /q ([\d. ]+) cm \/I1 Do Q/.exec(text) ?? [];
  const [width, , , height, left, bottom] = matrix.split(' ').map(Number);
  expect(width).toBeCloseTo(59.5, 0);
  expect(height).toBeCloseTo(84.2, 0);
  expect(left).toBeCloseTo(297.6, 0);
  expect(bottom).toBeCloseTo(547.2, 0);
});

test('a photo that goes in as it was stored is turned by the viewer', async () => {
  const document = await opened(writePdf([{ ...page(tinyJpeg(2000, 1500)), quarters: 1 }], 'x'));
  expect((await document.getPage(1)).rotate).toBe(90);
});

test('only a JPEG can be a page', () => {
  expect(() => writePdf([page(new TextEncoder().encode('%PDF-1.7'))], 'x')).toThrow('not a JPEG');
});
