import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { leftovers } from '../src/db/migrations/leftovers.ts';
import { orphanedBlobs } from '../src/db/migrations/orphaned-blobs.ts';
import { tableNames } from '../src/db/migrations/table-names.ts';
import { memoryDatabase } from '../testing/memory-runtime.ts';

test('pictures that wait to be deleted are still known by the general table, and again without it', async () => {
  const db = memoryDatabase();
  const old = { pet_id: 7, hash: 'ab12', created_at: '2026-11-28T12:00:00.000Z' };
  await leftovers.up(db);
  await sql`create table portal_policies (id integer)`.execute(db);
  await tableNames.up(db);
  await sql`insert into orphaned_blobs values (${old.pet_id}, ${old.hash}, ${old.created_at})`.execute(db);
  await orphanedBlobs.up(db);
  const blobs = await sql`select key, created_at from orphaned_blobs`.execute(db);
  expect(blobs.rows).toEqual([{ key: 'pets/7/ab12', created_at: old.created_at }]);
  await sql`insert into orphaned_blobs values ('claims/1/cd', ${old.created_at})`.execute(db);
  await orphanedBlobs.down?.(db);
  const photos = await sql`select pet_id, hash, created_at from orphaned_blobs`.execute(db);
  expect(photos.rows).toEqual([old]);
  await db.destroy();
});
