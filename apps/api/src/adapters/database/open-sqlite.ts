import { DatabaseSync } from 'node:sqlite';
import type { Database } from '@huella/server';
import { nodeSqliteEngine, sqliteDialect } from '@huella/server/sqlite';
import { Kysely } from 'kysely';

/** Milliseconds to wait for another process. Blocks, but nothing else runs yet. */
const openTimeout = 10_000;

/**
 * Node's SQLite on one file. WAL lets readers go on beside a writer; `synchronous = FULL` syncs every commit, so that a power cut loses
 * nothing acknowledged; `secure_delete` overwrites deleted data.
 */
export function openSqlite(path: string): Kysely<Database> {
  const database = new DatabaseSync(path, { timeout: openTimeout, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  // From now on the driver waits without blocking.
  database.exec('pragma busy_timeout = 0');
  return new Kysely({ dialect: sqliteDialect(nodeSqliteEngine(database)) });
}
