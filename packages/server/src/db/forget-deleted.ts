import { sql } from 'kysely';
import { isSqlite } from './dialect.ts';
import type { Executor } from './transaction.ts';

/**
 * Takes what was deleted out of SQLite's files: pages are overwritten where they are deleted (`secure_delete`), and the log that still has
 * them as they were is written back and emptied. It goes on without a word where another process reads; the sweep tries again. PostgreSQL's
 * own vacuum does the like.
 */
export async function forgetDeleted(db: Executor): Promise<void> {
  if (isSqlite(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
