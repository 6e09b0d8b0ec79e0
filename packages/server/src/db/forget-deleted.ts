import { sql } from 'kysely';
import { isSqlite } from './dialect.ts';
import type { Executor } from './transaction.ts';

/**
 * Removes deleted data from SQLite's files: `secure_delete` overwrites pages, and this checkpoint empties the log, which still has the old
 * ones. Skipped silently while another process reads; the sweep tries again. PostgreSQL's vacuum does the same by itself.
 */
export async function forgetDeleted(db: Executor): Promise<void> {
  if (isSqlite(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
