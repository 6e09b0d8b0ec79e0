/** Migrates a server with data back to an older schema and forward again. */
import { migrate, redoNextMigration, undoNewestMigration } from '@huella/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fullAccount } from '../src/full-account.ts';
import { rowsOf, tablesOf } from '../src/tables.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

type Tables = ReadonlyMap<string, { readonly columns: readonly string[]; readonly rows: Rows }>;
type Rows = Awaited<ReturnType<typeof rowsOf>>;

async function read(): Promise<Tables> {
  const tables = await tablesOf(ctx());
  return new Map(
    await Promise.all(
      tables.map(async ({ name, columns }) => [name, { columns, rows: await rowsOf(ctx(), name) }] as const),
    ),
  );
}

/** Documents get new ids; `claim-files-migration` tests that lines keep their references. */
const RENUMBERED = new Set(['receipt_id']);

/** The values of the columns that an older schema has, too, unordered. */
function kept(tables: Tables, older: Tables): Record<string, string[]> {
  const entries = [...tables].flatMap(([name, { rows }]) => {
    const columns = older.get(name)?.columns.filter((column) => !RENUMBERED.has(column));
    if (!columns) return [];
    return [
      [name, rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted()] as const,
    ];
  });
  return Object.fromEntries(entries);
}

async function versions(): Promise<number> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(ctx().ports.db);
  return rows.length;
}

test('down to each older schema and up again nothing is lost that it has a place for', async () => {
  await fullAccount(ctx());
  const { db } = ctx().ports;
  for (let version = await versions(); version > 1; version -= 1) {
    const before = await read();
    await undoNewestMigration(db);
    const older = await read();
    await redoNextMigration(db);
    const after = await read();
    expect([version, [...after.keys()]]).toEqual([version, [...before.keys()]]);
    expect([version, kept(after, older)]).toEqual([version, kept(before, older)]);
    await undoNewestMigration(db);
  }
  const first = await read();
  await migrate(db);
  expect(kept(await read(), first)).toEqual(kept(first, first));
  expect(first.get('accounts')?.rows).toHaveLength(1);
}, 300_000);
