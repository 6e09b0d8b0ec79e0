import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, redoNextMigration, seedCatalogues, dropSchema } from '@huella/server';
import { CATALOGUES, memoryDatabase } from '@huella/server/testing';
import { fillTables } from './support/fill-tables.ts';

async function schemaOf(db: ReturnType<typeof memoryDatabase>): Promise<unknown[]> {
  const { rows } = await sql`select type, name, sql from sqlite_master
    where name not like 'sqlite_%' and name not like 'kysely_%' order by name`.execute(db);
  return rows;
}

test('the migrations lead up, down to nothing, and up to the same again', async () => {
  const db = memoryDatabase();
  await migrate(db);
  const first = await schemaOf(db);
  expect(first.length).toBeGreaterThan(20);
  await dropSchema(db);
  expect(await schemaOf(db)).toEqual([]);
  await migrate(db);
  expect(await schemaOf(db)).toEqual(first);
  await seedCatalogues(db);
  await db.destroy();
});

test('migrating a migrated database does nothing, also several at once', async () => {
  const db = memoryDatabase();
  await Promise.all([migrate(db), migrate(db), migrate(db)]);
  const before = await schemaOf(db);
  await migrate(db);
  expect(await schemaOf(db)).toEqual(before);
  await db.destroy();
});

async function countRows(db: ReturnType<typeof memoryDatabase>): Promise<Record<string, number>> {
  const counts = (await db.introspection.getTables()).map(async ({ name }) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    return [name, rows[0]?.count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

const NOW_CALLED: Readonly<Record<string, string>> = {
  portal_policies: 'external_policies',
  leftover_pictures: 'orphaned_blobs',
};
const TAKEN_APART = new Set(['claim_papers']);

test('a database of each version that ever was goes up to the newest with its rows', async () => {
  const db = memoryDatabase();
  await migrate(db);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  await db.destroy();
  for (const version of rows.keys()) {
    const old = memoryDatabase();
    for (let step = 0; step <= version; step += 1) await redoNextMigration(old);
    await fillTables(old);
    const before = await countRows(old);
    await migrate(old);
    const after = await countRows(old);
    for (const [name, count] of Object.entries(before).filter(([each]) => !TAKEN_APART.has(each)))
      expect([version, name, after[NOW_CALLED[name] ?? name]]).toEqual([version, name, count]);
    const broken = await sql`pragma foreign_key_check`.execute(old);
    expect([version, broken.rows]).toEqual([version, []]);
    // The seed finds items by name, which a filled column does not have.
    await old.deleteFrom('config_items').execute();
    await seedCatalogues(old);
    await old.destroy();
  }
});

test('what refers to something is found by an index when that is deleted', async () => {
  const db = memoryDatabase();
  await migrate(db);
  const { rows } = await sql<{ column: string; parent: string }>`
    select child.name || '.' || key."from" as "column", key."table" as parent
    from sqlite_master as child, pragma_foreign_key_list(child.name) as key,
      pragma_table_info(child.name) as info
    where child.type = 'table' and info.name = key."from" and info.pk = 0 and not exists (
      select 1 from pragma_index_list(child.name) as "index", pragma_index_info("index".name) as part
      where "index".partial = 0 and part.seqno = 0 and part.name = key."from"
    )`.execute(db);
  // Catalogues are never deleted from.
  expect(rows.filter(({ parent }) => !CATALOGUES.includes(parent))).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
  await db.destroy();
});
