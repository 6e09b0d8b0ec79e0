import type { ColumnDataType, CreateTableBuilder, Kysely } from 'kysely';
import { isSqlite } from '../dialect.ts';

/** A migration must not depend on the schema's types, which change later. */
// oxlint-disable-next-line typescript/no-explicit-any -- Kysely's own type for a migration's database
export type AnyDatabase = Kysely<any>;

export function columnsOf(db: AnyDatabase) {
  const sqlite = isSqlite(db);
  const id: ColumnDataType = sqlite ? 'integer' : 'bigint';
  return {
    id,
    instant: (sqlite ? 'text' : 'timestamptz') satisfies ColumnDataType as ColumnDataType,
    /** The primary key never reuses a number. */
    table: (name: string): CreateTableBuilder<string, 'id'> =>
      db.schema
        .createTable(name)
        .addColumn('id', id, (column) =>
          sqlite ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
        ),
  };
}

export async function dropTables(db: AnyDatabase, names: readonly string[]): Promise<void> {
  for (const name of names) await db.schema.dropTable(name).execute();
}
