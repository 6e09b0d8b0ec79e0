import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteAccount } from '@huella/contract/account';
import { expect, test } from 'vitest';
import { newPerson, password } from './support/person.ts';
import { send } from './support/send.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

test('the email of a deleted account is in no file of the database, nor in its log', async () => {
  const DATA_DIR = temporaryFolder();
  const { url } = await spawnServer({ DATA_DIR });
  const { token, email } = await newPerson(url);
  const holding = async () => {
    const names = (await readdir(DATA_DIR)).filter((name) => name.startsWith('huella.sqlite'));
    const contents = await Promise.all(names.map((name) => readFile(join(DATA_DIR, name))));
    return names.filter((_, at) => contents[at]?.includes(email));
  };
  expect(await holding()).not.toEqual([]);
  const { status } = await send(deleteAccount.method, `${url}${deleteAccount.path}`, {
    token,
    body: { password },
  });
  expect(status).toBe(200);
  // The last mail is pending, and its row is deleted once it is sent.
  await expect.poll(holding, { timeout: 15_000, interval: 500 }).toEqual([]);
});
