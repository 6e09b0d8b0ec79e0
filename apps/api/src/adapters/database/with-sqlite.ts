import type { Database } from '@huella/server';
import type { Kysely } from 'kysely';
import { openSqlite } from './open-sqlite.ts';

/** Works on one SQLite file, and closes it. */
export async function withSqlite<Result>(
  path: string,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const db = openSqlite(path);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
