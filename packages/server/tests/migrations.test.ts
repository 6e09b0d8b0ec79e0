import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, seedCatalogues, unmigrate } from '@huella/server';
import { memoryDatabase } from '@huella/server/testing';

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
  await unmigrate(db);
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
