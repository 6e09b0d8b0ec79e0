import { migrate, seedCatalogues } from '@huella/server';
import { openMockDatabase } from './mock-database.ts';

let snapshot: Promise<Uint8Array> | null = null;

async function build(): Promise<Uint8Array> {
  const database = await openMockDatabase();
  await migrate(database.db);
  await seedCatalogues(database.db);
  const bytes = await database.export();
  await database.db.destroy();
  return bytes;
}

/** A migrated database with only the catalogues, made once per process; servers start from copies. */
export function catalogueSnapshot(): Promise<Uint8Array> {
  return (snapshot ??= build());
}
