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

/** Locks an equal mail that was never tried until the transaction ends; false when there is none. */
export async function holdUntried(
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

/** How many mails of a kind are due that nobody has tried to send. */
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
    .orderBy('due_at')
    .orderBy('id')
    .limit(count)
    .execute();
}
