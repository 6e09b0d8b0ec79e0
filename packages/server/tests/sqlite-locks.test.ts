import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate, seedCatalogues, type Database } from '@huella/server';
import { nodeSqliteEngine, sqliteDialect } from '@huella/server/sqlite';
import { Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { isUnavailable } from '../src/db/unavailable.ts';

const folder = mkdtempSync(join(tmpdir(), 'huella-'));
const path = join(folder, 'a.db');
let db: Kysely<Database>;
/** As good as another process to SQLite. */
let other: DatabaseSync;

beforeAll(async () => {
  const database = new DatabaseSync(path);
  database.exec('pragma journal_mode = wal');
  db = new Kysely<Database>({ dialect: sqliteDialect(nodeSqliteEngine(database)) });
  await migrate(db);
  await seedCatalogues(db);
  other = new DatabaseSync(path);
});
afterEach(() => {
  vi.useRealTimers();
  if (other.isTransaction) other.exec('rollback');
});
afterAll(async () => {
  other.close();
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const raise = (tx: Kysely<Database> = db) =>
  tx
    .updateTable('plans')
    .set(({ eb }) => ({ costo: eb('costo', '+', 1) }))
    .where('id', '=', 1)
    .execute();
const read = async () => {
  const { costo } = await db
    .selectFrom('plans')
    .select('costo')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return costo;
};

test('while another process writes, reads go on, and writes and transactions wait in the order of their coming', async () => {
  const before = await read();
  other.exec('begin immediate');
  const done: string[] = [];
  const waiting = [
    db
      .transaction()
      .execute((tx) => raise(tx))
      .then(() => done.push('first')),
    db
      .transaction()
      .execute((tx) => raise(tx))
      .then(() => done.push('second')),
    raise().then(() => done.push('alone')),
  ];
  expect(await read()).toBe(before);
  expect(done).toEqual([]);
  other.exec('commit');
  await Promise.all(waiting);
  expect(done.filter((name) => name !== 'alone')).toEqual(['first', 'second']);
  expect(await read()).toBe(before + 3);
});

test('who waits too long is told that the database is locked, nothing is written, and the next one is served', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const before = await read();
  other.exec('begin immediate');
  const rejected = [db.transaction().execute((tx) => raise(tx)), raise()].map((attempt) =>
    attempt.catch((error: unknown) => error),
  );
  await vi.advanceTimersByTimeAsync(5_100);
  const errors = await Promise.all(rejected);
  expect(errors.map((error) => isUnavailable(error))).toEqual([true, true]);
  other.exec('rollback');
  vi.useRealTimers();
  await db.transaction().execute((tx) => raise(tx));
  expect(await read()).toBe(before + 1);
});

test('a read waits for the transaction of its own process, and reads what that has written', async () => {
  const before = await read();
  let seen = 0;
  let reading: Promise<void> = Promise.resolve();
  await db.transaction().execute(async (tx) => {
    await raise(tx);
    reading = read().then((costo) => void (seen = costo));
    await sql`select 1`.execute(tx);
    expect(seen).toBe(0);
  });
  await reading;
  expect(seen).toBe(before + 1);
});

test('a write outside of a transaction that fails stays, however close to its beginning it comes', async () => {
  const before = await read();
  let comes = 0;
  for (; comes < 40; comes += 1) {
    const failing = db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      throw new Error('it fails');
    });
    const rejected = failing.catch(() => undefined);
    for (let turn = 0; turn < comes; turn += 1) await Promise.resolve();
    await raise();
    await rejected;
  }
  expect(await read()).toBe(before + comes);
});

test('a transaction that SQLite itself rolled back fails with its own reason, and the next one is served', async () => {
  const pages = db.transaction().execute(async (tx) => {
    await raise(tx);
    await sql`rollback`.execute(tx);
    throw new Error('database or disk is full');
  });
  await expect(pages).rejects.toThrow('database or disk is full');
  await db.transaction().execute((tx) => raise(tx));
});

test('a PostgreSQL that is away or has no connection left is known too, a wrong statement is not', () => {
  const away = [
    { code: '57P01' },
    { code: 'ECONNREFUSED' },
    { message: 'timeout exceeded when trying to connect' },
  ].map((fields) => Object.assign(new Error(''), fields));
  expect(away.map((error) => isUnavailable(error))).toEqual([true, true, true]);
  expect(isUnavailable(Object.assign(new Error('syntax error'), { code: '42601' }))).toBe(false);
});
