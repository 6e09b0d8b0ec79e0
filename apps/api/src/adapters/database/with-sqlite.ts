import type { Database } from '@huella/server';
import type { Kysely } from 'kysely';
import { openSqlite } from './open-sqlite.ts';

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
