import type { Selectable } from 'kysely';
import type { IdempotencyKeysTable } from '../db/schema.ts';
import type { Executor, Tx } from '../db/transaction.ts';

export type KeyOwner = Pick<IdempotencyKeysTable, 'account_id' | 'call_id' | 'key'>;

/**
 * Reserves a key: undefined if it is ours now, the row if it was taken before. In PostgreSQL the insert waits for a concurrent transaction
 * with the same key; SQLite has one writer anyway.
 */
export async function reserveKey(
  tx: Tx,
  owner: KeyOwner,
  fingerprint: string,
  now: Date,
): Promise<Selectable<IdempotencyKeysTable> | undefined> {
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({
      ...owner,
      body_fingerprint: fingerprint,
      status: 0,
      response: '',
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'call_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken ? undefined : rowOf(tx, owner);
}

export async function storeReply(
  tx: Tx,
  owner: KeyOwner,
  reply: { status: number; body: unknown },
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status: reply.status, response: JSON.stringify(reply.body) })
    .where((where) => where.and({ ...owner }))
    .execute();
}

export async function deleteReply(tx: Tx, owner: KeyOwner): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where((where) => where.and({ ...owner }))
    .execute();
}

export async function deleteRepliesBefore(db: Executor, instant: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', instant.toISOString()).execute();
}

/** The row of a used key; undefined while its request is still running. */
export async function rowOf(
  db: Executor,
  owner: KeyOwner,
): Promise<Selectable<IdempotencyKeysTable> | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where((where) => where.and({ ...owner }))
    .executeTakeFirst();
}
