import type { Executor, Tx } from '../../db/transaction.ts';

/** A deleted account. A younger account may have got its number since. */
export interface Erasure {
  readonly accountId: number;
  readonly erasedAt: Date;
}

export async function insertErasure(tx: Tx, { accountId, erasedAt }: Erasure): Promise<void> {
  await tx
    .insertInto('erasures')
    .values({ account_id: accountId, erased_at: erasedAt.toISOString(), noted_at: null })
    .onConflict((conflict) => conflict.columns(['account_id', 'erased_at']).doNothing())
    .execute();
}

export async function erasuresInDatabase(db: Executor): Promise<Erasure[]> {
  const rows = await db.selectFrom('erasures').select(['account_id', 'erased_at']).execute();
  return rows.map(toErasure);
}

export async function listErasuresToNote(db: Executor): Promise<Erasure[]> {
  const rows = await db
    .selectFrom('erasures')
    .select(['account_id', 'erased_at'])
    .where('noted_at', 'is', null)
    .execute();
  return rows.map(toErasure);
}

export async function markErasureNoted(
  db: Executor,
  { accountId, erasedAt }: Erasure,
  now: Date,
): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ noted_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('erased_at', '=', erasedAt.toISOString())
    .execute();
}

function toErasure({ account_id, erased_at }: { account_id: number; erased_at: string }): Erasure {
  return { accountId: account_id, erasedAt: new Date(erased_at) };
}
