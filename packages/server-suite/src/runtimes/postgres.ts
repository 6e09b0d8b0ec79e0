import { createDatabase, createRuntime, openPostgres } from '@huella/api/testing';
import type { CreateRuntime } from '@huella/server/testing';
import { inject } from 'vitest';
import { withTemporaryFolder } from './with-temporary-folder.ts';

/** The real server's adapters over a copy of the template database, dropped at the end. */
export const postgresRuntime: CreateRuntime = (controlledPorts) =>
  withTemporaryFolder(async (folder) => {
    const { url, template } = inject('postgres');
    const database = await createDatabase(url, template);
    let isOpen = true;
    const open = () =>
      openPostgres(database.url, (error) => {
        // A connection that says goodbye while its database is dropped is no failure.
        if (isOpen) throw error;
      });
    const { ports, close } = await createRuntime(open, folder)(controlledPorts);
    return {
      ports,
      close: async () => {
        isOpen = false;
        await close();
        await database.drop();
      },
    };
  });
