import type { Selectable } from 'kysely';
import type { OutboxTable } from '../db/schema.ts';
import type { Executor, Tx } from '../db/transaction.ts';

export type OutboxRow = Selectable<OutboxTable>;

export async function insertMail(
  tx: Tx,
  mail: Pick<OutboxTable, 'kind' | 'recipient' | 'payload' | 'message_id'>,
  { now, dueAt }: { readonly now: Date; readonly dueAt: Date },
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ ...mail, attempts: 0, due_at: dueAt.toISOString(), created_at: now.toISOString() })
    .execute();
}

/** Locks an equal untried mail until the transaction ends; false if there is none. */
export async function lockUntried(
  tx: Tx,
  { kind, recipient, payload }: Pick<OutboxTable, 'kind' | 'recipient' | 'payload'>,
): Promise<boolean> {
  const held = await tx
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb.ref('attempts') }))
    .where((where) => where.and({ kind, recipient, payload, attempts: 0 }))
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

export async function countUntried(
  db: Executor,
  { kind }: Pick<OutboxTable, 'kind'>,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('kind', '=', kind)
    .where('attempts', '=', 0)
    .where('due_at', '<=', now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function dueMails(db: Executor, now: Date, count: number): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('due_at', '<=', now.toISOString())
    .where('failed_at', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Stores why an attempt failed and when the next is; null abandons the mail. */
export async function recordFailedAttempt(
  db: Executor,
  id: number,
  failure: Pick<OutboxTable, 'last_failure'> &
    (Pick<OutboxTable, 'due_at'> | { readonly failed_at: OutboxTable['created_at'] }),
): Promise<void> {
  await db.updateTable('outbox').set(failure).where('id', '=', id).execute();
}

export async function reviveMail(db: Executor, id: number, now: Date): Promise<boolean> {
  const revived = await db
    .updateTable('outbox')
    .set({ failed_at: null, attempts: 0, due_at: now.toISOString() })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return revived !== undefined;
}

export async function mailExists(db: Executor, id: number): Promise<boolean> {
  const row = await db.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function deleteMailsFailedBefore(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('outbox').where('failed_at', '<', before.toISOString()).execute();
}
