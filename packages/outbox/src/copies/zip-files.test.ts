import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { uniqueNames } from './unique-names.ts';
import { zipFiles } from './zip-files.ts';

test('every copy is equal byte for byte, also a large one and one of the same name', async () => {
  const large = crypto.getRandomValues(new Uint8Array(60_000));
  const parts = Array.from({ length: 50 }, () => large);
  const files = [
    { name: 'image.jpg', file: new Blob(parts) },
    { name: 'image.jpg', file: new Blob(['otra']) },
    { name: 'vacío.pdf', file: new Blob([]) },
  ];
  const archive = unzipSync(new Uint8Array(await (await zipFiles(files)).arrayBuffer()));
  expect(Object.keys(archive)).toEqual(['image.jpg', 'image (2).jpg', 'vacío.pdf']);
  for (const [at, bytes] of Object.values(archive).entries())
    expect(Buffer.compare(bytes, await files[at]!.file.bytes())).toBe(0);
});

test('names are unique, name no folder and keep their extension', () => {
  expect(uniqueNames(['a.pdf', 'A.pdf', 'a.pdf', '../b', 'sin', 'sin', '.perfil', ''])).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (3).pdf',
    '.._b',
    'sin',
    'sin (2)',
    '.perfil',
    'archivo',
  ]);
});
