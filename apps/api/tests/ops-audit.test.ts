import { userInfo } from 'node:os';
import { join } from 'node:path';
import { undoNewestMigration } from '@huella/server';
import { expect, test } from 'vitest';
import { commands } from '../src/ops/commands/index.ts';
import { runOps } from '../src/ops/run.ts';
import { ops } from './support/ops.ts';
import { preparedFolder } from './support/prepared-folder.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** Newest first. */
async function auditOf(folder: string): Promise<unknown> {
  const rows: unknown = JSON.parse((await ops(folder, 'audit', '--json')).printed);
  return rows;
}

test('what changes something is recorded with who did it, and without what people wrote', async () => {
  const folder = await preparedFolder();
  await ops(folder, 'config', 'set', 'texto', 'Escríbale a Ana', '--as', 'Eva Paz');
  await ops(folder, 'change', 'reject', '7', '--reason', 'No es de ana@correo.example');
  await ops(folder, 'policy', 'cancel', 'ana@correo.example');
  await ops(folder, 'policy', 'cancel', 'Ana Gómez');
  await ops(folder, 'policy', 'cancel', 'gomez');
  await ops(folder, 'policy', 'cancel', 'Calle Paz 123');
  await ops(folder, 'policy', 'cancel', 'MV 00/123');
  await ops(folder, 'change', 'approve', 'gomez');
  await ops(folder, 'claim', 'paper', '7', 'gomez', 'received');
  await ops(folder, 'config', 'set', 'gomez', 'Hola');
  await ops(folder, 'legal', 'resolve', 'gomez-1985');
  await ops(folder, 'cancellation', 'confirm', 'anul-2026-4f7k2q');
  await ops(folder, 'demo', 'load', 'gomez');
  await ops(folder, 'config', 'list');
  await ops(folder, 'mails');
  const who = userInfo().username;
  const [when, minute] = [
    expect.any(String),
    /^\d{4}-\d{2}-\d{2} \d{2}:\d{2} +Eva Paz +config set texto +done$/m,
  ];
  expect(await auditOf(folder)).toEqual([
    { when, who, command: 'demo load …', outcome: 'failed' },
    { when, who, command: 'cancellation confirm anul-2026-4f7k2q', outcome: 'failed' },
    { when, who, command: 'legal resolve …', outcome: 'failed' },
    { when, who, command: 'config set …', outcome: 'failed' },
    { when, who, command: 'claim paper 7 … received', outcome: 'failed' },
    { when, who, command: 'change approve …', outcome: 'failed' },
    { when, who, command: 'policy cancel MV 00/123', outcome: 'failed' },
    { when, who, command: 'policy cancel …', outcome: 'failed' },
    { when, who, command: 'policy cancel …', outcome: 'failed' },
    { when, who, command: 'policy cancel …', outcome: 'failed' },
    { when, who, command: 'policy cancel …', outcome: 'failed' },
    { when, who, command: 'change reject 7', outcome: 'failed' },
    { when, who: 'Eva Paz', command: 'config set texto', outcome: 'done' },
  ]);
  expect((await ops(folder, 'audit')).printed).toMatch(minute);
});

test('a backup is recorded, and of a database of an earlier version it is made without', async () => {
  const folder = await preparedFolder();
  const backup = join(temporaryFolder(), 'copy');
  expect((await ops(folder, 'backup', backup)).code).toBe(0);
  expect((await ops(folder, 'backup', backup)).code).toBe(1);
  expect(await auditOf(folder)).toMatchObject([
    { command: 'backup', outcome: 'failed' },
    { command: 'backup', outcome: 'done' },
  ]);
  const earlier = await preparedFolder(undoNewestMigration);
  expect(await ops(earlier, 'backup', join(temporaryFolder(), 'copy'))).toMatchObject({
    code: 0,
    complaints: '',
  });
});

test('the commands that change nothing are these', () => {
  const reading = commands.filter(({ auditedArgs }) => auditedArgs === undefined);
  expect(reading.map(({ name }) => name)).toEqual([
    'changes',
    'person',
    'policy list',
    'cancellation list',
    'legal list',
    'mails',
    'claim list',
    'claim show',
    'claim files',
    'claim file show',
    'event list',
    'config list',
    'audit',
  ]);
});

test('what is for demos is rejected in production, and who tried it is recorded', async () => {
  const DATA_DIR = await preparedFolder();
  const production = {
    DATA_DIR,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://huella.example',
    SUPPORT_EMAIL: 'soporte@huella.example',
  };
  for (const command of [
    ['demo', 'reset', '--yes'],
    ['demo', 'complete', '1'],
    ['demo', 'decline', '1'],
  ]) {
    const complaints: string[] = [];
    const output = { print: () => undefined, note: () => undefined };
    const complain = (text: string) => complaints.push(text);
    expect(await runOps(command, production, { ...output, complain })).toBe(1);
    expect(complaints).toEqual([expect.stringContaining('is for demos, and NODE_ENV is production.')]);
  }
  expect(await auditOf(DATA_DIR)).toMatchObject([
    { command: 'demo decline 1', outcome: 'failed' },
    { command: 'demo complete 1', outcome: 'failed' },
    { command: 'demo reset', outcome: 'failed' },
  ]);
});
