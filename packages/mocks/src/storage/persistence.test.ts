import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { catalogueSnapshot } from '../sqlite/catalogue-snapshot.ts';
import { openMockDatabase } from '../sqlite/mock-database.ts';
import { createMemory } from './memory.ts';
import { createMemoryStorage } from './mock-storage.ts';
import { createPersistence } from './persistence.ts';

/** The columns of the newest migration, with their tables. */
const newest = [
  ['claim_symptoms', 'vet_form_id'],
  ['vet_forms', 'from_owner_network'],
] as const;

test('what an older build saved is brought up to this build’s tables', async () => {
  const older = await openMockDatabase(await catalogueSnapshot());
  for (const [table, column] of newest) await older.db.schema.alterTable(table).dropColumn(column).execute();
  await sql`delete from kysely_migration where name = '0011-vet-page'`.execute(older.db);
  const memory = await createMemory();
  const storage = createMemoryStorage();
  const [blobs, clock] = [new Map(), memory.clock.state()];
  await storage.save({ revision: 1, database: await older.export(), mails: [], blobs, clock });
  const { db } = memory.database;
  const rows = await createPersistence(memory, storage).run(
    () => db.selectFrom('vet_forms').select('from_owner_network').execute(),
    false,
  );
  expect(rows).toEqual([]);
});
