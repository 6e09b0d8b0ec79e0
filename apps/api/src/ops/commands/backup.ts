import { resolve } from 'node:path';
import { openBlobs } from '../../adapters/blobs/open-blobs.ts';
import { createBackup, isMissingOrEmpty } from '../../backup/create-backup.ts';
import { secretsFolderOf } from '../../data-folder/layout.ts';
import { checkBackup } from '../../backup/manifest.ts';
import { restore } from '../../backup/restore.ts';
import type { Settings } from '../../config/settings.ts';
import { createLog } from '../../logging/log.ts';
import { CommandFailure, onlyArg, type FolderCommand } from '../command.ts';
import { requireDatabase } from '../open-server-data.ts';

export const backupCommand: FolderCommand = {
  name: 'backup',
  usage: 'FOLDER',
  summary: 'Copy the database, files and secrets into a new folder; the server may run',
  auditedArgs: [],
  runOnFolder: async ({ settings, args, print }) => {
    requireSqlite(settings, 'pg_dump');
    requireDatabase(settings);
    const target = resolve(onlyArg(args, 'FOLDER'));
    if (!(await isMissingOrEmpty(target))) throw new CommandFailure(`${target} is not empty.`);
    const { files, missing } = await createBackup(
      { ...settings, ...openBlobs(settings), secretsFolder: secretsFolderOf(settings) },
      target,
    );
    print(
      `${target}: the database, ${files} files and secrets. Who has it can read everything: keep it as such.`,
    );
    if (missing.length > 0)
      throw new CommandFailure(`These files were not there:\n${missing.map((key) => `  ${key}`).join('\n')}`);
  },
};

export const restoreCommand: FolderCommand = {
  name: 'restore',
  usage: 'FOLDER --yes',
  summary: 'Bring a backup back while no server runs; accounts deleted since are deleted again',
  auditedArgs: [],
  runOnFolder: async ({ settings, args, options, print }) => {
    requireSqlite(settings, 'pg_restore');
    const backup = resolve(onlyArg(args, 'FOLDER'));
    const { madeAt, problems } = await checkBackup(backup);
    if (problems.length > 0) throw new CommandFailure(`Nothing was changed.\n${problems.join('\n')}`);
    if (!options.yes)
      throw new CommandFailure(
        `The backup of ${madeAt} is whole. It takes the place of what is in ${settings.dataFolder}: say so with --yes.`,
      );
    const target = {
      ...settings,
      ...openBlobs(settings),
      secretsFolder: secretsFolderOf(settings),
      log: createLog('pretty', (line) => print(line())),
    };
    const { erased, sessions, before } = await restore(backup, target, new Date());
    print(`The backup of ${madeAt} is back: ${erased} accounts deleted again, ${sessions} sessions ended.`);
    if (before !== null) print(`What was there is in ${before}. Delete it once all is well.`);
  },
};

function requireSqlite({ databaseUrl }: Settings, tool: string): void {
  if (databaseUrl === undefined) return;
  throw new CommandFailure(
    `PostgreSQL has its own tools (${tool}), and so has a bucket. After a restore run "npm run ops -- erasures replay".`,
  );
}
