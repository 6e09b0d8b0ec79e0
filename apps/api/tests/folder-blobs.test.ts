import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createFolderBlobs } from '../src/adapters/blobs/folder-blobs.ts';
import { blobStoreSuite } from './support/blob-store-suite.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

blobStoreSuite('a folder', () => createFolderBlobs(temporaryFolder()));

test('many writers of one key leave one whole file and no temporary ones', async () => {
  const folder = temporaryFolder();
  const store = createFolderBlobs(folder);
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000));
  await Promise.all(texts.map((text) => store.put('same', Buffer.from(text), 'text/plain')));
  expect(texts).toContain(Buffer.from((await store.get('same'))?.bytes ?? []).toString());
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    'content',
    'content/same',
    'types',
    'types/same',
  ]);
});
