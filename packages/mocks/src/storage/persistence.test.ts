import { undoNewestMigration } from '@huella/server';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { catalogueSnapshot } from '../sqlite/catalogue-snapshot.ts';
import { openMockDatabase } from '../sqlite/mock-database.ts';
import { createMemory } from './memory.ts';
import { createMemoryStorage } from './mock-storage.ts';
import { createPersistence } from './persistence.ts';

/** The applied migrations. */
async function migrationsOf<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

test('what an older build saved is brought up to this build’s tables and catalogues', async () => {
  const older = await openMockDatabase(await catalogueSnapshot());
  const all = await migrationsOf(older.db);
  await undoNewestMigration(older.db);
  expect(await migrationsOf(older.db)).toEqual(all.slice(0, -1));
  const memory = await createMemory();
  const storage = createMemoryStorage();
  const [blobs, clock] = [new Map(), memory.clock.state()];
  await storage.save({ revision: 1, database: await older.export(), mails: [], blobs, clock });
  const { db } = memory.database;
  expect(await createPersistence(memory, storage).run(() => migrationsOf(db), false)).toEqual(all);
  expect(await db.selectFrom('foods').select('id').execute()).toHaveLength(137);
});
