import { migrate, schemaState, seedCatalogues } from '@huella/server';
import type { Command } from '../command.ts';

/** Migrates the database, like the server's start. */
export const migrateCommand: Command = {
  name: 'migrate',
  usage: '[--dry-run]',
  summary: 'Bring the database’s schema to this version; --dry-run lists what would be done',
  auditedArgs: [],
  printsTable: true,
  takesOldSchema: true,
  run: async ({ db, options, printTable, print }) => {
    const { pending } = await schemaState(db);
    if (options.dryRun)
      return printTable(pending, { MIGRATION: (name) => name }, { empty: 'Nothing to do.' });
    await migrate(db);
    await seedCatalogues(db);
    print(pending.length === 0 ? 'Nothing to do.' : `Done: ${pending.join(', ')}.`);
  },
};
