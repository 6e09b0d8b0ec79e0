import { sql } from 'kysely';
import type { SuiteContext } from './suite-context.ts';

type Row = Readonly<Record<string, unknown>>;

/** Every table of the live database but the migrations' own, with the names of its columns. */
export async function tablesOf({ ports }: SuiteContext): Promise<{ name: string; columns: string[] }[]> {
  const tables = await ports.db.introspection.getTables();
  return tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
}

/** Everything that a table holds. */
export async function rowsOf({ ports }: SuiteContext, table: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(ports.db);
  return rows;
}
