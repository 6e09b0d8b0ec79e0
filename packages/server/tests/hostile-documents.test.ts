import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createDocumentProcessor } from '../src/documents/process-document.ts';
import { validateDocument } from '../src/documents/validate-document.ts';
import { ApiError } from '../src/http/api-error.ts';
import { contains } from '../testing/jpeg/look.ts';
import { nodeCodecs } from '../testing/load-codecs.ts';
import { bytes, hostile, polyglot } from './support/hostile-files.ts';

const documents = createDocumentProcessor(nodeCodecs);
const fixture = (name: string) => readFile(new URL(`./files/${name}`, import.meta.url));

async function validate(file: Uint8Array<ArrayBuffer>) {
  try {
    return await validateDocument(documents, new Uint8Array(file), 'paper', 'archivo');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [error.status, error.details.fields?.[0]?.message];
  }
}

const broken = 'No pudimos abrir el archivo: puede estar dañado o incompleto. Elija otro.';
const unknown = 'Elija una foto (JPEG, PNG, WebP o HEIC) o un PDF.';
const large = 'La imagen es demasiado grande. Elija una más chica.';
const complex = 'El PDF es demasiado complejo para revisarlo. Imprímalo como PDF y envíe esa copia.';
const password = 'El PDF tiene contraseña. Guarde una copia sin contraseña y envíela.';
const guarded =
  'El PDF está protegido de una forma que no podemos abrir. Guarde una copia sin protección y envíela.';
const active =
  'El PDF trae programas, enlaces a otros archivos o adjuntos, que no aceptamos. Imprímalo como PDF y envíe esa copia.';

test.each<[keyof typeof hostile, number, string]>([
  ['objectBomb', 422, complex],
  ['objectBombs', 422, complex],
  ['twicePackedObjects', 422, complex],
  ['manyObjectStreams', 422, complex],
  ['manyObjects', 422, complex],
  ['manyPackedObjects', 422, complex],
  ['filtersWithoutEnd', 422, complex],
  ['blanksWithoutEnd', 422, broken],
  ['bracketsWithoutEnd', 422, broken],
  ['noReference', 422, broken],
  ['pages61', 422, 'El PDF tiene más de 60 páginas. Envíelo en partes.'],
  ['launch', 422, active],
  ['submitForm', 422, active],
  ['escapedScript', 422, active],
  ['attachment', 422, active],
  ['richMedia', 422, active],
  ['xfa', 422, active],
  ['scriptInObjectStream', 422, active],
  ['scriptBehindOpenBracket', 422, active],
  ['scriptInUntypedObjectStream', 422, active],
  ['scriptInPlainStream', 422, active],
  ['scriptInsideFilteredStream', 422, active],
  ['unknownProtection', 422, guarded],
  ['protectionElsewhere', 422, guarded],
  ['scriptedImage', 415, unknown],
  ['webPage', 415, unknown],
  ['zip', 415, unknown],
  ['gif', 415, unknown],
  ['tiff', 415, unknown],
  ['program', 415, unknown],
  ['hugeJpeg', 413, large],
  ['hugePng', 413, large],
  ['endlessLinePng', 413, large],
  ['endlessColumnPng', 413, large],
  ['emptyPng', 422, broken],
  ['flatPng', 422, broken],
  ['hugeWebp', 413, large],
  ['emptyWebp', 422, broken],
  ['brokenWebp', 422, broken],
  ['hugeHeic', 413, large],
  ['brokenHeic', 422, broken],
  ['emptyHeic', 422, broken],
])('%s is rejected with %d', async (name, status, sentence) => {
  expect(await validate(hostile[name])).toEqual([status, sentence]);
});

test.each([
  ['encrypted-user-password.pdf', 422, password],
  ['aes-128.pdf', 422, password],
  ['aes-256-form.pdf', 422, password],
  ['aes-256-r6.pdf', 422, password],
  ['aes-256-utf8.pdf', 422, password],
  ['rc4-128.pdf', 422, password],
  ['truncated-half.pdf', 422, broken],
  ['zero-pages.pdf', 422, broken],
  ['gotor.pdf', 422, active],
  ['javascript-openaction-objstm.pdf', 422, active],
  ['launch-openaction.pdf', 422, active],
  ['name-hex-js.pdf', 422, active],
  ['objstm-512MB.pdf', 422, complex],
  ['png-bomb-20000x20000.png', 413, large],
  ['cmyk.jpg', 422, broken],
])('N-B35G N-C29G N-C31G %s is rejected with %d', async (name, status, sentence) => {
  expect(await validate(new Uint8Array(await fixture(name)))).toEqual([status, sentence]);
});

test.each([
  ['heic-600x300-exif1-gps.heic', 2000],
  ['animated-3-frames.webp', 100],
  ['orient-6-progressive-gps.jpg', 2000],
])('the beginning of %s is rejected', async (name, length) => {
  const whole = new Uint8Array(await fixture(name));
  expect(await validate(whole.slice(0, length))).toEqual([422, broken]);
});

test('N-C31G O-UP-12 a file of more than 20 MB, and one of nothing, are rejected with their own words', async () => {
  expect(await validate(new Uint8Array(20 * 1024 * 1024 + 1))).toEqual([
    413,
    'El archivo pesa más de 20 MB. Elija uno más liviano.',
  ]);
  expect(await validate(bytes(''))).toEqual([422, 'El archivo está vacío. Elija otro.']);
});

test.each<keyof typeof hostile>(['contentBomb', 'nestedDictionaries', 'deepTree'])(
  '%s harms only who draws it, and is one page here',
  async (name) => {
    expect(await validate(hostile[name])).toMatchObject({ contentType: 'application/pdf', pages: 1 });
  },
);

test.each(['shared-kids-2e30.pdf', 'image-60000x60000.pdf'])(
  '%s is one page, whatever it declares',
  async (name) => {
    expect(await validate(new Uint8Array(await fixture(name)))).toMatchObject({ pages: 1 });
  },
);

test('of an image that is a PDF, too, only the image is kept; and of a bomb behind an image only its pixels', async () => {
  const kept = await validate(polyglot);
  if (Array.isArray(kept)) throw new Error('refused');
  expect([kept.contentType, contains(kept.bytes, '%PDF')]).toEqual(['image/jpeg', false]);
  expect(await validate(hostile.pngBomb)).toMatchObject({ contentType: 'image/jpeg' });
});
