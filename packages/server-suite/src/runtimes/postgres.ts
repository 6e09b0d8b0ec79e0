import { createDatabase, createRuntime, openPostgres } from '@huella/api/testing';
import type { CreateRuntime } from '@huella/server/testing';
import { inject } from 'vitest';
import { withTemporaryFolder } from './with-temporary-folder.ts';

/** The real adapters over a copy of the template database. */
export const postgresRuntime: CreateRuntime = (controlledPorts) =>
  withTemporaryFolder(async (folder) => {
    const { url, template } = inject('postgres');
    const database = await createDatabase(url, template);
    let isOpen = true;
    const open = () =>
      openPostgres(database.url, (error) => {
        // Ignores connections that break while their database is dropped.
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
