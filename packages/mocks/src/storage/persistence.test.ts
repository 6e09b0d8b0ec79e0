import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { catalogueSnapshot } from '../sqlite/catalogue-snapshot.ts';
import { openMockDatabase } from '../sqlite/mock-database.ts';
import { createMemory } from './memory.ts';
import { createMemoryStorage } from './mock-storage.ts';
import { createPersistence } from './persistence.ts';

/** The tables of the newest migration, children first. */
const newest = ['claim_resolution_lines', 'claim_resolutions', 'claim_receipts', 'claim_papers'];

test('what an older build saved is brought up to this build’s tables', async () => {
  const older = await openMockDatabase(await catalogueSnapshot());
  for (const name of newest) await older.db.schema.dropTable(name).execute();
  await sql`delete from kysely_migration where name = '0010-decisions'`.execute(older.db);
  const memory = await createMemory();
  const storage = createMemoryStorage();
  const [blobs, clock] = [new Map(), memory.clock.state()];
  await storage.save({ revision: 1, database: await older.export(), mails: [], blobs, clock });
  const { db } = memory.database;
  const rows = await createPersistence(memory, storage).run(
    () => db.selectFrom('claim_papers').selectAll().execute(),
    false,
  );
  expect(rows).toEqual([]);
});
