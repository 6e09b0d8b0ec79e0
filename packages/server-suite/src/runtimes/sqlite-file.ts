import { join } from 'node:path';
import { createRuntime, openSqlite } from '@huella/api/testing';
import type { CreateRuntime } from '@huella/server/testing';
import { withTemporaryFolder } from './with-temporary-folder.ts';

export const sqliteFileRuntime: CreateRuntime = (controlledPorts) =>
  withTemporaryFolder((folder) =>
    createRuntime(() => openSqlite(join(folder, 'huella.sqlite')), folder)(controlledPorts),
  );
