import { rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { readSettings } from '../config/settings.ts';
import { readSecrets } from './secrets.ts';

test('secrets are created once, readable by their owner only', async () => {
  const settings = readSettings({ DATA_DIR: temporaryFolder() });
  const first = await readSecrets(settings);
  expect(first.accessTokenKey).toHaveLength(32);
  expect(first.accessTokenKey).not.toEqual(first.vaultKey);
  expect(await readSecrets(settings)).toEqual(first);
  const { mode } = await stat(join(settings.dataFolder, 'secrets/vault.key'));
  expect(mode & 0o777).toBe(0o600);
});

test('processes that start together agree on one secret', async () => {
  const settings = readSettings({ DATA_DIR: temporaryFolder() });
  const all = await Promise.all(Array.from({ length: 8 }, () => readSecrets(settings)));
  expect(new Set(all.map((secrets) => Buffer.from(secrets.vaultKey).toString('hex'))).size).toBe(1);
});

test('the environment wins over the folder', async () => {
  const VAULT_KEY = Buffer.alloc(32, 1).toString('base64');
  const secrets = await readSecrets(readSettings({ DATA_DIR: temporaryFolder(), VAULT_KEY }));
  expect(Buffer.from(secrets.vaultKey)).toEqual(Buffer.alloc(32, 1));
});

test('a damaged secret stops the start instead of being replaced', async () => {
  const settings = readSettings({ DATA_DIR: temporaryFolder() });
  await readSecrets(settings);
  await writeFile(join(settings.dataFolder, 'secrets/vault.key'), 'oops');
  await expect(readSecrets(settings)).rejects.toThrow(/does not hold 32 bytes/);
});

test('a key that was set aside beside a new one is an earlier key', async () => {
  const settings = readSettings({ DATA_DIR: temporaryFolder() });
  const folder = join(settings.dataFolder, 'secrets');
  const first = await readSecrets(settings);
  expect([first.previousVaultKeys, first.previousAccessTokenKeys]).toEqual([[], []]);
  await rename(join(folder, 'vault.key'), join(folder, 'vault.previous.key'));
  await rename(join(folder, 'access-token.key'), join(folder, 'access-token.previous.key'));
  const second = await readSecrets(settings);
  expect(second.vaultKey).not.toEqual(first.vaultKey);
  expect(second.previousVaultKeys).toEqual([first.vaultKey]);
  expect(second.previousAccessTokenKeys).toEqual([first.accessTokenKey]);
});
