import { sql, type Kysely, type TableMetadata } from 'kysely';
import type { Database } from '../../src/db/schema.ts';

/** Two rows per table: the first without optional values, the second with all. */
const ROWS = [1, 2] as const;

interface ForeignKey {
  readonly from: string;
  readonly table: string;
}

/** Fills every table of an SQLite database from its schema alone: each row references the row of the same number. */
export async function fillTables(db: Kysely<Database>): Promise<void> {
  const tables = await db.introspection.getTables();
  // No insertion order satisfies all references.
  await sql`pragma foreign_keys = off`.execute(db);
  for (const table of tables) for (const number of ROWS) await insertRow(db, table, number);
  await sql`pragma foreign_keys = on`.execute(db);
}

async function insertRow(
  db: Kysely<Database>,
  { name, columns }: TableMetadata,
  number: 1 | 2,
): Promise<void> {
  const keys = await sql<ForeignKey>`select "from", "table" from pragma_foreign_key_list(${name})`.execute(
    db,
  );
  const named = new Set(keys.rows.map(({ from }) => from));
  const values = columns
    .filter(({ isNullable }) => number === 2 || !isNullable)
    .map((column) => [column.name, named.has(column.name) ? number : valueOf(column, number)] as const);
  const into = sql.join(values.map(([column]) => sql.ref(column)));
  const all = sql.join(values.map(([, value]) => sql.val(value)));
  await sql`insert into ${sql.table(name)} (${into}) values (${all})`.execute(db);
}

function valueOf({ name, dataType }: TableMetadata['columns'][number], number: number): string | number {
  if (dataType.toLowerCase() !== 'text') return number;
  if (name.endsWith('_at')) return `2026-11-2${number}T13:00:00.000Z`;
  return `${name} ${number}`;
}
