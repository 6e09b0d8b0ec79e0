import { mkdir, readFile, rm, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteAccount } from '@huella/contract/account';
import { login } from '@huella/contract/auth';
import { drawJpeg } from '@huella/server/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createFolderBlobs } from '../src/adapters/blobs/folder-blobs.ts';
import { listCbuIds, logIn, newPerson, password } from './support/person.ts';
import { newPet, readPet, sendPhoto, statusOfPhoto } from './support/pet.ts';
import { ops, opsWith } from './support/ops.ts';
import { preparedFolder } from './support/prepared-folder.ts';
import { send } from './support/send.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** A person with a pet, its photo and a payment account. */
async function furnished(url: string) {
  const person = await newPerson(url);
  const petId = await newPet(url, person.token);
  await sendPhoto(url, person.token, petId, drawJpeg(96, 96));
  return { ...person, petId };
}

test('a backup of a running server brings everything back, but not who deleted their account since', async () => {
  const DATA_DIR = temporaryFolder();
  const backup = join(temporaryFolder(), 'backup');
  const server = await spawnServer({ DATA_DIR });
  const [ana, eva] = [await furnished(server.url), await furnished(server.url)];
  expect(await ops(DATA_DIR, 'backup', backup)).toMatchObject({ code: 0, complaints: '' });
  const gone = await send(deleteAccount.method, `${server.url}${deleteAccount.path}`, {
    token: eva.token,
    body: { password },
  });
  expect(gone.status).toBe(200);
  const rejected = await ops(DATA_DIR, 'restore', backup, '--yes');
  expect([rejected.code, rejected.complaints]).toEqual([
    1,
    expect.stringContaining('is in use by a server or a restore'),
  ]);
  await server.end('SIGTERM');
  // The worst case: the database is lost, too.
  await rm(join(DATA_DIR, 'huella.sqlite'));
  const restored = await ops(DATA_DIR, 'restore', backup, '--yes');
  expect(restored).toMatchObject({ code: 0, complaints: '' });
  expect(restored.printed).toContain('1 accounts deleted again');
  expect((await ops(DATA_DIR, 'audit')).printed).toMatch(/ restore +done$/m);

  const { url } = await spawnServer({ DATA_DIR });
  expect((await send('GET', `${url}/app/user/mascotas`, { token: ana.token })).status).toBe(401);
  const { token } = await logIn(url, ana.email);
  expect(await listCbuIds(url, token)).toHaveLength(1);
  const { foto_link } = await readPet(url, token, ana.petId);
  expect(await statusOfPhoto(url, token, foto_link ?? '')).toBe(200);
  const again = await send('POST', `${url}${login.path}`, { body: { email: eva.email, password } });
  expect(again.body).toMatchObject({ code: 'invalid_credentials' });
  expect(await readdir(join(DATA_DIR, 'files/content/pets', String(eva.petId)))).toEqual([]);
});

test('files that came after the backup of a restored database are listed, and deleted when that is said', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await spawnServer({ DATA_DIR });
  const { token, petId } = await furnished(server.url);
  const { foto_link } = await readPet(server.url, token, petId);
  const blobs = createFolderBlobs(join(DATA_DIR, 'files'));
  const unknown = `claims/${petId}/${'0'.repeat(64)}`;
  await blobs.put(unknown, Buffer.from('x'), 'application/pdf');
  expect(await ops(DATA_DIR, 'files', 'sweep', '--dry-run')).toMatchObject({
    code: 0,
    printed: `FILE\n${unknown}`,
  });
  expect(await ops(DATA_DIR, 'files', 'sweep')).toMatchObject({
    code: 1,
    complaints: expect.stringContaining('1 files are named by no record.'),
  });
  expect(await blobs.get(unknown)).not.toBeNull();
  expect(await ops(DATA_DIR, 'files', 'sweep', '--yes')).toMatchObject({
    code: 0,
    printed: '1 files deleted.',
  });
  expect(await blobs.get(unknown)).toBeNull();
  expect(await statusOfPhoto(server.url, token, foto_link ?? '')).toBe(200);
  expect((await ops(DATA_DIR, 'files', 'sweep', '--dry-run')).printed).toBe('No file is unknown.');
});

test('a backup that is not whole changes nothing and says what is wrong with it', async () => {
  const DATA_DIR = temporaryFolder();
  const backup = join(temporaryFolder(), 'backup');
  const server = await spawnServer({ DATA_DIR });
  const { token } = await furnished(server.url);
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
  expect(await listCbuIds(server.url, token)).toHaveLength(1);
});

test('a restore that was cut off lets no server start until it has come to its end', async () => {
  const DATA_DIR = temporaryFolder();
  const backup = join(temporaryFolder(), 'backup');
  const server = await spawnServer({ DATA_DIR });
  const { email } = await newPerson(server.url);
  await ops(DATA_DIR, 'backup', backup);
  await server.end('SIGTERM');
  // After the old data were moved, before the new ones exist.
  await writeFile(join(DATA_DIR, 'restore-unfinished'), '');
  await rm(join(DATA_DIR, 'huella.sqlite'));
  await expect(spawnServer({ DATA_DIR })).rejects.toThrow(/has not come to its end/);
  for (const command of [
    ['person', email],
    ['backup', join(temporaryFolder(), 'half')],
  ]) {
    const { code, complaints } = await ops(DATA_DIR, ...command);
    expect([code, complaints]).toEqual([1, expect.stringContaining('has not come to its end')]);
  }
  expect((await ops(DATA_DIR, 'restore', backup, '--yes')).code).toBe(0);
  const { url } = await spawnServer({ DATA_DIR });
  expect((await logIn(url, email)).token).not.toBe('');
});

test('secrets whose folder is elsewhere are brought back, and those that were there are kept', async () => {
  const DATA_DIR = await preparedFolder();
  // The name of another part of the data folder.
  const SECRETS_DIR = join(temporaryFolder(), 'files');
  await mkdir(SECRETS_DIR);
  await mkdir(join(DATA_DIR, 'files'));
  await writeFile(join(SECRETS_DIR, 'vault.key'), 'first');
  const backup = join(temporaryFolder(), 'backup');
  const run = (...args: string[]) => opsWith({ DATA_DIR, SECRETS_DIR }, ...args);
  expect((await run('backup', backup)).code).toBe(0);
  await writeFile(join(SECRETS_DIR, 'vault.key'), 'second');
  expect(await run('restore', backup, '--yes')).toMatchObject({ code: 0, complaints: '' });
  expect(await readFile(join(SECRETS_DIR, 'vault.key'), 'utf8')).toBe('first');
  const names = await readdir(DATA_DIR);
  const aside = names.find((name) => name.startsWith('before-restore-')) ?? '';
  expect(await readFile(join(DATA_DIR, aside, 'secrets/vault.key'), 'utf8')).toBe('second');
});

test('a backup of a later version changes nothing', async () => {
  const later = await preparedFolder(async (db) => {
    await sql`insert into kysely_migration values ('9999-later', ${new Date().toISOString()})`.execute(db);
  });
  const backup = join(temporaryFolder(), 'backup');
  await ops(later, 'backup', backup);
  const DATA_DIR = await preparedFolder();
  const { code, complaints } = await ops(DATA_DIR, 'restore', backup, '--yes');
  expect([code, complaints]).toEqual([1, expect.stringContaining('A newer version made this database')]);
  expect((await readdir(DATA_DIR)).toSorted()).toEqual(['huella.sqlite', 'in-use.lock']);
  expect((await ops(DATA_DIR, 'mails')).code).toBe(0);
});

test.skipIf(process.platform === 'win32')(
  'the records of a backup are for its owner alone, also in a folder that others can enter',
  async () => {
    const DATA_DIR = await preparedFolder();
    const backup = join(temporaryFolder(), 'backup');
    await mkdir(backup, { mode: 0o755 });
    await ops(DATA_DIR, 'backup', backup);
    expect((await stat(join(backup, 'huella.sqlite'))).mode & 0o777).toBe(0o600);
  },
);
