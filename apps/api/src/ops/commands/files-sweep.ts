import { deleteUnknownFiles, listUnknownFiles } from '@huella/server/operator';
import { CommandFailure, type Command } from '../command.ts';

/** For a store with more files than a restored database knows. */
export const filesSweep: Command = {
  name: 'files sweep',
  usage: '--dry-run | --yes',
  summary: 'List (--dry-run) or delete (--yes) files that no record names, as after a restore',
  auditedArgs: [],
  printsTable: true,
  run: async ({ db, blobs, options, printTable, print }) => {
    const keys = await listUnknownFiles({ db, blobs });
    if (options.dryRun) return printTable(keys, { FILE: (key) => key }, { empty: 'No file is unknown.' });
    if (!options.yes)
      throw new CommandFailure(
        `${keys.length} files are named by no record. See them with --dry-run; delete them with --yes, which cannot be undone.`,
      );
    await deleteUnknownFiles({ db, blobs, clock: { now: () => new Date() } }, keys);
    print(`${keys.length} files deleted.`);
  },
};
