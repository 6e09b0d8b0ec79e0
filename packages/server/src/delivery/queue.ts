import type { Executor } from '../db/transaction.ts';

type Queue = 'outbox' | 'pushes';

/** Takes a row by moving its next attempt to `until`, so that it is due again if this process dies. False if another took it. */
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
