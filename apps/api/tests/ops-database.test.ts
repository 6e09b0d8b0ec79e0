import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { schemaState, undoNewestMigration } from '@huella/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runOps } from '../src/ops/run.ts';
import { ops } from './support/ops.ts';
import { preparedFolder } from './support/prepared-folder.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

test('a command names the database that it works on, apart from what it prints', async () => {
  const DATA_DIR = await preparedFolder();
  const [printed, notes]: [string[], string[]] = [[], []];
  const output = {
    print: (text: string) => printed.push(text),
    note: (text: string) => notes.push(text),
    complain: () => undefined,
  };
  expect(await runOps(['mails', '--json'], { DATA_DIR }, output)).toBe(0);
  expect([printed, notes]).toEqual([['[]'], [`Database: ${join(DATA_DIR, 'huella.sqlite')}`]]);
});

test('where there is no database none is made', async () => {
  for (const DATA_DIR of [temporaryFolder(), join(temporaryFolder(), 'nowhere')])
    for (const command of [
      ['changes'],
      ['migrate'],
      ['demo', 'reset', '--yes'],
      ['backup', join(DATA_DIR, 'b')],
    ]) {
      const { code, complaints } = await ops(DATA_DIR, ...command);
      expect([code, complaints]).toEqual([
        1,
        expect.stringContaining(`There is no database in ${DATA_DIR}.`),
      ]);
      expect(existsSync(join(DATA_DIR, 'huella.sqlite'))).toBe(false);
    }
});

test('the schema of an earlier version stays until a migration is asked for', async () => {
  let pending: string[] = [];
  const DATA_DIR = await preparedFolder(async (db) => {
    await undoNewestMigration(db);
    ({ pending } = await schemaState(db));
  });
  expect(pending).toHaveLength(1);
  const rejected = await ops(DATA_DIR, 'mails');
  expect([rejected.code, rejected.complaints]).toEqual([
    1,
    expect.stringContaining(`it lacks ${pending[0]}.`),
  ]);
  const planned = await ops(DATA_DIR, 'migrate', '--dry-run');
  expect(planned).toMatchObject({ code: 0, printed: `MIGRATION\n${pending[0]}` });
  expect((await ops(DATA_DIR, 'mails')).code).toBe(1);
  expect(await ops(DATA_DIR, 'migrate')).toMatchObject({ code: 0, printed: `Done: ${pending[0]}.` });
  expect((await ops(DATA_DIR, 'mails')).code).toBe(0);
  expect((await ops(DATA_DIR, 'migrate')).printed).toBe('Nothing to do.');
});

test('the schema of a later version is left to that version', async () => {
  const DATA_DIR = await preparedFolder(async (db) => {
    await sql`insert into kysely_migration values ('9999-later', ${new Date().toISOString()})`.execute(db);
  });
  for (const command of ['mails', 'migrate'])
    expect(await ops(DATA_DIR, command)).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('A newer version made this database (9999-later)'),
    });
});
