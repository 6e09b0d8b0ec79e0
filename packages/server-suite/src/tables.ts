import { sql } from 'kysely';
import type { SuiteContext } from './suite-context.ts';

type Row = Readonly<Record<string, unknown>>;

/** Every table except the migrations' own, with its columns. */
export async function tablesOf({ ports }: SuiteContext): Promise<{ name: string; columns: string[] }[]> {
  const tables = await ports.db.introspection.getTables();
  return tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
}

export async function rowsOf({ ports }: SuiteContext, table: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(ports.db);
  return rows;
}

/** Rejected requests may still count as attempts. */
const COUNTED = new Set(['rate_limits']);

export async function allRows(ctx: SuiteContext): Promise<Record<string, string>> {
  const tables = (await tablesOf(ctx)).filter(({ name }) => !COUNTED.has(name));
  const rows = await Promise.all(
    tables.map(async ({ name }) => [name, JSON.stringify(await rowsOf(ctx, name))]),
  );
  return Object.fromEntries(rows);
}
