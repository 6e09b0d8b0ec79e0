import type { Selectable } from 'kysely';
import type { OutboxTable } from '../db/schema.ts';
import type { Executor, Tx } from '../db/transaction.ts';

export type OutboxRow = Selectable<OutboxTable>;

export async function insertMail(
  tx: Tx,
  mail: Pick<OutboxTable, 'kind' | 'recipient' | 'payload' | 'message_id'>,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await tx
    .insertInto('outbox')
    .values({ ...mail, attempts: 0, due_at: at, created_at: at })
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

/** How many mails of a kind wait that nobody has tried to send. */
export async function countUntried(db: Executor, { kind }: Pick<OutboxTable, 'kind'>): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('kind', '=', kind)
    .where('attempts', '=', 0)
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

/**
 * Takes a mail until `until`: its next attempt is moved there, so that a process that dies leaves it due again. Answers
 * whether we took it; of several processes only one sees the old `attempts`.
 */
export async function leaseMail(db: Executor, { id, attempts }: OutboxRow, until: Date): Promise<boolean> {
  const leased = await db
    .updateTable('outbox')
    .set({ attempts: attempts + 1, due_at: until.toISOString() })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .returning('id')
    .executeTakeFirst();
  return leased !== undefined;
}

export async function postponeMail(db: Executor, id: number, until: Date): Promise<void> {
  await db.updateTable('outbox').set({ due_at: until.toISOString() }).where('id', '=', id).execute();
}

export async function dropMail(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}
