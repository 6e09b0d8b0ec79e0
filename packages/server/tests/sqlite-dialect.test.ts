import { Kysely, sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { isUniqueViolation, migrate, seedCatalogues, type Database } from '@huella/server';
import { nodeSqliteEngine, sqliteDialect } from '@huella/server/sqlite';
import { memoryDatabase } from '@huella/server/testing';

function openFile(path: string): Kysely<Database> {
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec('pragma journal_mode = wal');
  return new Kysely<Database>({ dialect: sqliteDialect(nodeSqliteEngine(database)) });
}

async function raisePlan(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { costo } = await tx
      .selectFrom('plans')
      .select('costo')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('plans')
      .set({ costo: costo + 1 })
      .where('id', '=', 1)
      .execute();
  });
}

test('foreign keys are enforced', async () => {
  const db = memoryDatabase();
  await migrate(db);
  const orphan = { id: 1, province_id: 999, nombre: 'Ninguna' };
  await expect(db.insertInto('localities').values(orphan).execute()).rejects.toThrow(/FOREIGN KEY/);
});

test('a broken unique constraint is recognised, other errors are not', async () => {
  const db = memoryDatabase();
  await migrate(db);
  const breed = { id: 1, nombre: 'Mestizo', animal: 'Perro' as const };
  await db.insertInto('breeds').values(breed).execute();
  const twin = db.insertInto('breeds').values({ ...breed, id: 2 });
  await expect(twin.execute()).rejects.toSatisfy(isUniqueViolation);
  expect(isUniqueViolation(new Error('no such table'))).toBe(false);
  expect(isUniqueViolation(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(true);
});

test('two connections to one file read what the other wrote before they write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'huella-'));
  try {
    const [one, two] = [openFile(join(folder, 'a.db')), openFile(join(folder, 'a.db'))];
    await migrate(one);
    await migrate(two);
    await seedCatalogues(one);
    const before = await one
      .selectFrom('plans')
      .select('costo')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    for (let round = 0; round < 20; round += 1) {
      await raisePlan(one);
      await raisePlan(two);
    }
    const after = await two.selectFrom('plans').select('costo').where('id', '=', 1).executeTakeFirstOrThrow();
    expect(after.costo).toBe(before.costo + 40);
    await Promise.all([one.destroy(), two.destroy()]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a transaction begins by taking the write lock', async () => {
  const statements: string[] = [];
  const engine = nodeSqliteEngine(new DatabaseSync(':memory:'));
  const listening = {
    ...engine,
    prepare: (text: string) => {
      statements.push(text);
      return engine.prepare(text);
    },
  };
  const db = new Kysely<Database>({ dialect: sqliteDialect(listening) });
  await db.transaction().execute((tx) => sql`select 1`.execute(tx));
  expect(statements).toContain('begin immediate');
  expect(statements).not.toContain('begin');
});

test('a statement is prepared once, however often it runs', async () => {
  let prepared = 0;
  const database = new DatabaseSync(':memory:');
  const counting = {
    prepare(text: string) {
      prepared += 1;
      return database.prepare(text);
    },
    close: () => database.close(),
  };
  const db = new Kysely<Database>({ dialect: sqliteDialect(nodeSqliteEngine(counting)) });
  await sql`select 1`.execute(db);
  const before = prepared;
  for (let time = 0; time < 10; time += 1) await sql`select 1`.execute(db);
  expect(prepared).toBe(before);
});
