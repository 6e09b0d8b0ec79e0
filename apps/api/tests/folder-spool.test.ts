import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createFolderSpool } from '../src/adapters/spool/folder-spool.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

async function* send(...chunks: readonly string[]) {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

async function* sendAndBreak() {
  yield* send('abc');
  throw new Error('gone');
}

test('a form is read as it came, and is nowhere to be found meanwhile', async () => {
  const folder = temporaryFolder();
  const body = await createFolderSpool(folder).store(send('abc', 'de'));
  expect(await readdir(folder)).toEqual([]);
  expect(body.size).toBe(5);
  const read: Uint8Array[] = [];
  for await (const chunk of body.chunks) read.push(chunk);
  expect(Buffer.concat(read).toString()).toBe('abcde');
  await body.release();
});

test('a reader may stop in the middle', async () => {
  const body = await createFolderSpool(temporaryFolder()).store(send('a'.repeat(3_000_000)));
  for await (const chunk of body.chunks) {
    expect(chunk.length).toBeLessThan(body.size);
    break;
  }
  await expect(body.release()).resolves.toBeUndefined();
});

test('what breaks while it arrives leaves nothing and says why', async () => {
  const folder = temporaryFolder();
  await expect(createFolderSpool(folder).store(sendAndBreak())).rejects.toThrow('gone');
  expect(await readdir(folder)).toEqual([]);
});
