import { SqliteAdapter, type Kysely } from 'kysely';

/** Which of the two engines a connection talks to. */
export function isSqlite<Schema>(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
