import type { Executor } from '../db/transaction.ts';

/** The tables of what waits to be delivered. */
type Queue = 'outbox' | 'pushes';

/**
 * Takes a row until `until`: its next attempt is moved there, so that a process that dies leaves it due again. Answers
 * whether we took it; of several processes only one sees the old `attempts`.
 */
export async function lease(
  db: Executor,
  queue: Queue,
  { id, attempts }: { readonly id: number; readonly attempts: number },
  until: Date,
): Promise<boolean> {
  const leased = await db
    .updateTable(queue)
    .set({ attempts: attempts + 1, due_at: until.toISOString() })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .returning('id')
    .executeTakeFirst();
  return leased !== undefined;
}

export async function postpone(db: Executor, queue: Queue, id: number, until: Date): Promise<void> {
  await db.updateTable(queue).set({ due_at: until.toISOString() }).where('id', '=', id).execute();
}

export async function drop(db: Executor, queue: Queue, id: number): Promise<void> {
  await db.deleteFrom(queue).where('id', '=', id).execute();
}
