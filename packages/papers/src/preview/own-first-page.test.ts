import { expect, test } from 'vitest';
import { writePdf } from '../pdf/write-pdf.ts';
import { tinyJpeg } from '../testing/tiny-jpeg.ts';
import { ownFirstPage } from './own-first-page.ts';

const [first, second] = [tinyJpeg(30, 20), tinyJpeg(20, 30)];

test('the first photo of a PDF of ours comes out byte for byte', async () => {
  const title = 'Libreta '.repeat(30);
  const photo = await ownFirstPage(
    writePdf(
      [
        { jpeg: first, details: [] },
        { jpeg: second, details: [] },
      ],
      title,
    ),
  );
  expect(photo?.type).toBe('image/jpeg');
  expect(new Uint8Array((await photo?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(first);
});

test('a turned page, a grey one and a PDF of others are left to pdf.js', async () => {
  expect(await ownFirstPage(writePdf([{ jpeg: first, details: [], quarters: 1 }], 'x'))).toBeNull();
  expect(await ownFirstPage(writePdf([{ jpeg: tinyJpeg(30, 20, 1), details: [] }], 'x'))).toBeNull();
  expect(await ownFirstPage(new Blob(['%PDF-1.4\n/Filter/DCTDecode/Length 3>>\nstream\nabc']))).toBeNull();
});
