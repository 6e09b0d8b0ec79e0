import { SqliteAdapter, type Kysely } from 'kysely';

export function isSqlite<Schema>(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
