import { rm, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteAccount } from '@huella/contract/account';
import { login } from '@huella/contract/auth';
import { drawJpeg } from '@huella/server/testing';
import { expect, test } from 'vitest';
import { listCbuIds, logIn, newPerson, password } from './support/person.ts';
import { newPet, readPet, sendPhoto, statusOfPhoto } from './support/pet.ts';
import { ops } from './support/ops.ts';
import { send } from './support/send.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** A person with a pet, its picture and an account to pay from. */
async function furnished(address: string) {
  const person = await newPerson(address);
  const petId = await newPet(address, person.token);
  await sendPhoto(address, person.token, petId, drawJpeg(96, 96));
  return { ...person, petId };
}

test('a backup of a running server brings everything back, but not who deleted their account since', async () => {
  const DATA_DIR = temporaryFolder();
  const backup = join(temporaryFolder(), 'backup');
  const server = await spawnServer({ DATA_DIR });
  const [ana, eva] = [await furnished(server.address), await furnished(server.address)];
  expect(await ops(DATA_DIR, 'backup', backup)).toMatchObject({ code: 0, complaints: '' });
  const gone = await send(deleteAccount.method, `${server.address}${deleteAccount.path}`, {
    token: eva.token,
    body: { password },
  });
  expect(gone.status).toBe(200);
  const refused = await ops(DATA_DIR, 'restore', backup, '--yes');
  expect([refused.code, refused.complaints]).toEqual([1, expect.stringContaining('a server is running')]);
  await server.end('SIGTERM');
  // The worst of it: the records are lost, too.
  await rm(join(DATA_DIR, 'huella.sqlite'));
  const restored = await ops(DATA_DIR, 'restore', backup, '--yes');
  expect(restored).toMatchObject({ code: 0, complaints: '' });
  expect(restored.printed).toContain('1 accounts deleted again');
  expect((await ops(DATA_DIR, 'audit')).printed).toMatch(/ restore +done$/m);

  const { address } = await spawnServer({ DATA_DIR });
  expect((await send('GET', `${address}/app/user/mascotas`, { token: ana.token })).status).toBe(401);
  const { token } = await logIn(address, ana.email);
  expect(await listCbuIds(address, token)).toHaveLength(1);
  const { foto_link } = await readPet(address, token, ana.petId);
  expect(await statusOfPhoto(address, token, foto_link ?? '')).toBe(200);
  const again = await send('POST', `${address}${login.path}`, { body: { email: eva.email, password } });
  expect(again.body).toMatchObject({ code: 'invalid_credentials' });
  expect(await readdir(join(DATA_DIR, 'files/content/pets', String(eva.petId)))).toEqual([]);
});

test('a backup that is not whole changes nothing and says what is wrong with it', async () => {
  const DATA_DIR = temporaryFolder();
  const backup = join(temporaryFolder(), 'backup');
  const server = await spawnServer({ DATA_DIR });
  const { token } = await furnished(server.address);
  expect((await ops(DATA_DIR, 'backup', backup)).code).toBe(0);
  expect((await ops(DATA_DIR, 'backup', backup)).complaints).toContain('is not empty');
  await writeFile(join(backup, 'secrets/vault.key'), 'x');
  const { code, complaints } = await ops(DATA_DIR, 'restore', backup, '--yes');
  expect([code, complaints]).toEqual([
    1,
    'Nothing was changed.\nsecrets/vault.key is not what was backed up.',
  ]);
  await rm(join(backup, 'manifest.json'));
  expect((await ops(DATA_DIR, 'restore', backup, '--yes')).complaints).toContain('no whole backup');
  expect(await listCbuIds(server.address, token)).toHaveLength(1);
});

test('a restore that was cut off lets no server start until it has come to its end', async () => {
  const DATA_DIR = temporaryFolder();
  const backup = join(temporaryFolder(), 'backup');
  const server = await spawnServer({ DATA_DIR });
  const { email } = await newPerson(server.address);
  await ops(DATA_DIR, 'backup', backup);
  await server.end('SIGTERM');
  // As it is after the old state went aside, and before the new one is there.
  await writeFile(join(DATA_DIR, 'restore-unfinished'), '');
  await rm(join(DATA_DIR, 'huella.sqlite'));
  await expect(spawnServer({ DATA_DIR })).rejects.toThrow(/has not come to its end/);
  expect((await ops(DATA_DIR, 'restore', backup, '--yes')).code).toBe(0);
  const { address } = await spawnServer({ DATA_DIR });
  expect((await logIn(address, email)).token).not.toBe('');
});
