import type { Insertable } from 'kysely';
import type { CancellationRequestsTable } from '../../db/schema.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

type State = CancellationRequestsTable['estado'];

export async function insertCancellationRequest(
  tx: Tx,
  row: Insertable<CancellationRequestsTable>,
): Promise<CancellationRow | undefined> {
  const inserted = await tx
    .insertInto('cancellation_requests')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted && findCancellation(tx, inserted.id);
}

export async function hasOpenCancellation(db: Executor, policyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('cancellation_requests')
    .select('id')
    .where('open_policy_id', '=', policyId)
    .executeTakeFirst();
  return row !== undefined;
}

function requests(db: Executor) {
  return db
    .selectFrom('cancellation_requests')
    .innerJoin('accounts', 'accounts.id', 'cancellation_requests.account_id')
    .innerJoin('policies', 'policies.id', 'cancellation_requests.policy_id')
    .innerJoin('pets', 'pets.id', 'policies.pet_id')
    .select(['cancellation_requests.id', 'code', 'reason', 'detail', 'estado', 'resolved_at', 'answer'])
    .select(['cancellation_requests.created_at', 'accounts.email'])
    .select(['policies.number', 'pets.nombre as pet']);
}

export type CancellationRow = Awaited<ReturnType<typeof listOwnCancellations>>[number];

export async function listOwnCancellations(db: Executor, accountId: number) {
  return requests(db)
    .where('cancellation_requests.account_id', '=', accountId)
    .orderBy('cancellation_requests.id', 'desc')
    .execute();
}

/** Oldest first. */
export async function listCancellationsIn(db: Executor, estado: State): Promise<CancellationRow[]> {
  return requests(db).where('estado', '=', estado).orderBy('cancellation_requests.id').execute();
}

export async function findCancellation(db: Executor, id: number): Promise<CancellationRow | undefined> {
  return requests(db).where('cancellation_requests.id', '=', id).executeTakeFirst();
}

export async function findCancellationByCode(
  db: Executor,
  code: string,
): Promise<CancellationRow | undefined> {
  return requests(db).where('code', '=', code).executeTakeFirst();
}

export async function lockPolicyOfCancellation(tx: Tx, code: string): Promise<void> {
  await tx
    .updateTable('policies')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', 'in', tx.selectFrom('cancellation_requests').select('policy_id').where('code', '=', code))
    .execute();
}

/** Closes a request once; returns whether it was open. Its policy may then have another. */
export async function closeCancellation(
  tx: Tx,
  id: number,
  outcome: { readonly estado: State; readonly answer: string | null; readonly now: Date },
): Promise<boolean> {
  const { estado, answer, now } = outcome;
  const closed = await tx
    .updateTable('cancellation_requests')
    .set({ estado, answer, open_policy_id: null, resolved_at: now.toISOString() })
    .where('id', '=', id)
    .where('estado', '=', 'PENDIENTE')
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

export async function findOpenCancellation(
  tx: Tx,
  policyId: number,
): Promise<{ id: number; email: string } | undefined> {
  return tx
    .selectFrom('cancellation_requests')
    .innerJoin('accounts', 'accounts.id', 'cancellation_requests.account_id')
    .select(['cancellation_requests.id', 'accounts.email'])
    .where('open_policy_id', '=', policyId)
    .executeTakeFirst();
}
