import { expect, test } from 'vitest';
import { MOST_PAGES, sortFiles } from './sort-files.ts';

const photo = (name = 'foto.jpg') =>
  new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type: 'image/jpeg' });
const pdf = (name = 'factura.pdf') => new File(['%PDF-1.7\n'], name);
const paper = { purpose: 'paper', pageCount: 0 } as const;

test('a PDF is known by its bytes, whatever it is called', async () => {
  const file = pdf('factura.jpg');
  expect(await sortFiles([file], paper)).toEqual({ images: [], pdf: file, rejected: null });
  const named = new File(['hola'], 'carta.pdf', { type: 'application/pdf' });
  expect((await sortFiles([named], paper)).images).toEqual([named]);
});

test('a PDF goes alone: photos that came along stay, and it is said why the PDF does not', async () => {
  const one = photo();
  expect(await sortFiles([one, pdf()], paper)).toMatchObject({ images: [one], pdf: null });
  expect((await sortFiles([one, pdf()], paper)).rejected).toMatch(/Un PDF se envía solo/);
  expect((await sortFiles([pdf()], { ...paper, pageCount: 2 })).rejected).toMatch(/Un PDF se envía solo/);
  expect((await sortFiles([pdf(), pdf()], paper)).rejected).toMatch(/Elija un solo PDF/);
});

test('a photo by itself is one, and no PDF', async () => {
  const one = photo();
  const options = { purpose: 'photo', pageCount: 0 } as const;
  expect(await sortFiles([one, photo()], options)).toEqual({ images: [one], pdf: null, rejected: null });
  expect((await sortFiles([pdf()], options)).rejected).toMatch(/Aquí va una foto, no un PDF/);
});

test('pages beyond the limit are left out in words', async () => {
  const files = Array.from({ length: MOST_PAGES }, () => photo());
  expect((await sortFiles(files, paper)).rejected).toBeNull();
  const sorted = await sortFiles(files, { ...paper, pageCount: 1 });
  expect(sorted.images).toHaveLength(MOST_PAGES - 1);
  expect(sorted.rejected).toMatch(/hasta 15 páginas/);
});
