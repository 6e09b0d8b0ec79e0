import { DatabaseSync } from 'node:sqlite';
import type { Database } from '@huella/server';
import { nodeSqliteEngine, sqliteDialect } from '@huella/server/sqlite';
import { Kysely } from 'kysely';

/** How long a writer waits for another process before it gives up, in milliseconds. */
const busyTimeout = 10_000;

/**
 * Node's own SQLite on one file. WAL lets readers go on beside a writer; `synchronous = FULL` makes every commit wait
 * for the disk, so that nothing acknowledged is lost when the power goes.
 */
export function openSqlite(path: string): Kysely<Database> {
  const database = new DatabaseSync(path, { timeout: busyTimeout, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  return new Kysely({ dialect: sqliteDialect(nodeSqliteEngine(database)) });
}
