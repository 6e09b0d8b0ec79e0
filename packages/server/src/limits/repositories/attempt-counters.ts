import { sql } from 'kysely';
import type { Executor } from '../../db/transaction.ts';

/** Counts an attempt in one atomic statement, for any number of processes. */
export async function countAttempt(
  db: Executor,
  key: string,
  windowMilliseconds: number,
  now: Date,
): Promise<{ attempts: number; windowStart: string }> {
  const over = new Date(now.getTime() - windowMilliseconds).toISOString();
  const start = now.toISOString();
  return db
    .insertInto('rate_limits')
    .values({ key, window_start: start, attempts: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        attempts: eb
          .case()
          .when('rate_limits.window_start', '<=', over)
          .then(sql<number>`1`)
          .else(sql<number>`rate_limits.attempts + 1`)
          .end(),
        window_start: eb
          .case()
          .when('rate_limits.window_start', '<=', over)
          .then(eb.ref('excluded.window_start'))
          .else(eb.ref('rate_limits.window_start'))
          .end(),
      })),
    )
    .returning(['attempts', 'window_start as windowStart'])
    .executeTakeFirstOrThrow();
}

/** Takes back an attempt that was not a failure. */
export async function uncountAttempt(db: Executor, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', '=', key)
    .where('attempts', '>', 0)
    .execute();
}

export async function clearAttempts(db: Executor, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

export async function deleteAttemptsBefore(db: Executor, instant: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_start', '<', instant.toISOString()).execute();
}
