import { DatabaseSync } from 'node:sqlite';
import type { Database } from '@huella/server';
import { nodeSqliteEngine, sqliteDialect } from '@huella/server/sqlite';
import { Kysely } from 'kysely';

/** How long the opening waits for another process, in milliseconds; it blocks, and there is nobody to block yet. */
const openTimeout = 10_000;

/**
 * Node's own SQLite on one file. WAL lets readers go on beside a writer; `synchronous = FULL` makes every commit wait
 * for the disk, so that nothing acknowledged is lost when the power goes; `secure_delete` overwrites what is deleted.
 */
export function openSqlite(path: string): Kysely<Database> {
  const database = new DatabaseSync(path, { timeout: openTimeout, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  // From now on the driver waits, without blocking the process.
  database.exec('pragma busy_timeout = 0');
  return new Kysely({ dialect: sqliteDialect(nodeSqliteEngine(database)) });
}
