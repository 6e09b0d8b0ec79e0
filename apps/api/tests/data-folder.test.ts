import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

test('a second server on one folder is rejected in words, and one after the first is killed is not', async () => {
  const DATA_DIR = temporaryFolder();
  const first = await spawnServer({ DATA_DIR });
  await expect(spawnServer({ DATA_DIR })).rejects.toThrow(
    /DATA_DIR: the folder .* is in use by a server or a restore/,
  );
  await first.end('SIGKILL');
  const next = await spawnServer({ DATA_DIR });
  expect(await next.end('SIGTERM')).toBe(0);
});

test('a lock that cannot be taken for another reason is not said to be another server', async () => {
  const DATA_DIR = temporaryFolder();
  await writeFile(join(DATA_DIR, 'in-use.lock'), 'no lock of ours'.repeat(100));
  await expect(spawnServer({ DATA_DIR })).rejects.toThrow(
    /in-use\.lock cannot be locked \(file is not a database\)/,
  );
});
