import { spawnSync } from 'node:child_process';
import { truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ops, opsWith } from './support/ops.ts';
import { preparedFolder } from './support/prepared-folder.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const main = join(import.meta.dirname, '../src/ops/main.ts');

test('a command on a database that another process has locked ends with what to do', async () => {
  const DATA_DIR = await preparedFolder();
  const lock = new DatabaseSync(join(DATA_DIR, 'huella.sqlite'));
  onTestFinished(() => lock.close());
  lock.exec('begin immediate');
  const outcomes = await Promise.all([
    ops(DATA_DIR, 'config', 'set', 'texto', 'Hola'),
    ops(DATA_DIR, 'migrate'),
    ops(DATA_DIR, 'demo', 'reset', '--yes'),
  ]);
  for (const { code, complaints } of outcomes) {
    expect([code, complaints]).toEqual([
      1,
      expect.stringMatching(/^The database does not answer just now: .*again\.$/),
    ]);
  }
});

test.skipIf(process.platform === 'win32')('a command that finds no room ends with what to do', async () => {
  const DATA_DIR = await preparedFolder();
  // Limits files to 4 kB: writing stops in the middle, as on a full disk.
  const limited = 'ulimit -f 8; trap "" XFSZ; exec "$@"';
  for (const command of [
    ['config', 'set', 'texto', 'Hola'],
    ['backup', join(temporaryFolder(), 'backup')],
  ]) {
    const args = ['-c', limited, 'sh', process.execPath, main, ...command];
    const { status, stderr } = spawnSync('sh', args, { encoding: 'utf8', env: { DATA_DIR } });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^(Database: .*\n)*Nothing more can be written: .*again\.\n$/),
    ]);
  }
});

test('a database that is damaged, or none at all, is named as such', async () => {
  const DATA_DIR = await preparedFolder();
  const file = join(DATA_DIR, 'huella.sqlite');
  await truncate(file, 20_000);
  expect(await ops(DATA_DIR, 'mails')).toMatchObject({
    code: 1,
    complaints: expect.stringMatching(/^The database file is damaged\. .*$/),
  });
  await writeFile(file, 'x'.repeat(5000));
  expect(await ops(DATA_DIR, 'mails')).toMatchObject({
    code: 1,
    complaints: expect.stringMatching(/^The database file is damaged\. .*$/),
  });
});

test('an object store that is not there, or rejects its keys, is named as such', async () => {
  const DATA_DIR = await preparedFolder();
  const rejecting = createServer((_request, response) => response.writeHead(403).end());
  await new Promise<void>((resolve) => rejecting.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void rejecting.close());
  const address = rejecting.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  for (const [S3_ENDPOINT, reason] of [
    [`http://127.0.0.1:${port}`, 'The object store answered GET with 403'],
    ['http://127.0.0.1:1', 'The object store does not answer'],
  ] as const) {
    const S3 = { S3_ENDPOINT, S3_BUCKET: 'huella', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' };
    expect(await opsWith({ DATA_DIR, ...S3 }, 'files', 'sweep', '--dry-run')).toMatchObject({
      code: 1,
      complaints: `${reason}. See S3_ENDPOINT, S3_BUCKET and its keys, then run the command again.`,
    });
  }
});
