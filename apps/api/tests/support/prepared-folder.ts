import { join } from 'node:path';
import { migrate, seedCatalogues, type Database } from '@huella/server';
import type { Kysely } from 'kysely';
import { openSqlite } from '../../src/adapters/database/open-sqlite.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A migrated data folder, filled by `fill`. */
export async function preparedFolder(fill?: (db: Kysely<Database>) => Promise<void>): Promise<string> {
  const folder = temporaryFolder();
  const db = openSqlite(join(folder, 'huella.sqlite'));
  await migrate(db);
  await seedCatalogues(db);
  await fill?.(db);
  await db.destroy();
  return folder;
}
