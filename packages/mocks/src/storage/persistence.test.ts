import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { catalogueSnapshot } from '../sqlite/catalogue-snapshot.ts';
import { openMockDatabase } from '../sqlite/mock-database.ts';
import { createMemory } from './memory.ts';
import { createMemoryStorage } from './mock-storage.ts';
import { createPersistence } from './persistence.ts';

test('what an older build saved is brought up to this build’s tables', async () => {
  const older = await openMockDatabase(await catalogueSnapshot());
  await older.db.schema.alterTable('orphaned_blobs').renameTo('leftover_pictures').execute();
  await older.db.schema.alterTable('external_policies').renameTo('portal_policies').execute();
  await sql`delete from kysely_migration where name = '0008-table-names'`.execute(older.db);
  const memory = await createMemory();
  const storage = createMemoryStorage();
  const [blobs, clock] = [new Map(), memory.clock.state()];
  await storage.save({ revision: 1, database: await older.export(), mails: [], blobs, clock });
  const { db } = memory.database;
  const rows = await createPersistence(memory, storage).run(
    () => db.selectFrom('orphaned_blobs').selectAll().execute(),
    false,
  );
  expect(rows).toEqual([]);
});
