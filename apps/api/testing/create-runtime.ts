import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { migrate, seedCatalogues, type Database } from '@huella/server';
import { createDocumentProcessor } from '@huella/server/documents';
import { createImageProcessor } from '@huella/server/images';
import { nodeCodecs, type Runtime, type CreateRuntime, type ControlledPorts } from '@huella/server/testing';
import type { Kysely } from 'kysely';
import { createFolderBlobs } from '../src/adapters/blobs/folder-blobs.ts';
import { createPasswords } from '../src/adapters/passwords/argon2-passwords.ts';
import { loadJpegModules } from '../src/adapters/images/jpeg-modules.ts';
import { createFolderSpool } from '../src/adapters/spool/folder-spool.ts';
import { createVault } from '../src/adapters/vault/aes-vault.ts';

type OpenDatabase = () => Promise<Kysely<Database>> | Kysely<Database>;

/**
 * A runtime of the contract suite over this database, with the real adapters for everything that the suite does not control. Processes on
 * one database share a 32-byte key.
 */
export function createRuntime(open: OpenDatabase, folder: string, key = randomBytes(32)): CreateRuntime {
  return async (controlledPorts: ControlledPorts): Promise<Runtime> => {
    const db = await open();
    await migrate(db);
    await seedCatalogues(db);
    const ports = {
      ...controlledPorts,
      db,
      // The real cost has a test of its own; here hundreds of accounts would only be slow.
      passwords: createPasswords({ memory: 64, passes: 1 }),
      vault: createVault(key),
      blobs: createFolderBlobs(folder),
      spool: createFolderSpool(join(folder, 'spool')),
      // Threads have tests of their own; here hundreds would only be slow.
      images: createImageProcessor(loadJpegModules),
      documents: createDocumentProcessor(nodeCodecs),
      config: {
        publicUrl: 'https://api.huella.example',
        webUrl: 'https://huella.example',
        supportEmail: 'soporte@huella.example',
        corsOrigins: [],
        secure: true,
        trustProxy: true,
      },
      accessTokenKey: key,
    };
    return { ports, close: () => db.destroy() };
  };
}
