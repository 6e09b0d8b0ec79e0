import type { ColumnDataType, CreateTableBuilder, Kysely } from 'kysely';
import { isSqlite } from '../dialect.ts';

/** A schema that a migration must not know: it has to keep running after the types have moved on. */
// oxlint-disable-next-line typescript/no-explicit-any -- Kysely's own type for a migration's database
export type AnyDatabase = Kysely<any>;

/** The column types in which the engines differ. */
export function columnsOf(db: AnyDatabase) {
  const sqlite = isSqlite(db);
  const id: ColumnDataType = sqlite ? 'integer' : 'bigint';
  return {
    id,
    instant: (sqlite ? 'text' : 'timestamptz') satisfies ColumnDataType as ColumnDataType,
    /** A table with a primary key that the database counts up and never gives twice. */
    table: (name: string): CreateTableBuilder<string, 'id'> =>
      db.schema
        .createTable(name)
        .addColumn('id', id, (column) =>
          sqlite ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
        ),
  };
}

/** Drops tables in the order given: children first. */
export async function dropTables(db: AnyDatabase, names: readonly string[]): Promise<void> {
  for (const name of names) await db.schema.dropTable(name).execute();
}
