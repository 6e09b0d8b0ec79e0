import type { Insertable, Selectable } from 'kysely';
import type { LegalRequestsTable } from '../../db/schema.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

export type LegalRequestRow = Selectable<LegalRequestsTable>;

export async function insertLegalRequest(
  tx: Tx,
  row: Insertable<LegalRequestsTable>,
): Promise<Pick<LegalRequestRow, 'id' | 'code'> | undefined> {
  return tx
    .insertInto('legal_requests')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning(['id', 'code'])
    .executeTakeFirst();
}

export async function findLegalRequest(db: Executor, id: number): Promise<LegalRequestRow | undefined> {
  return db.selectFrom('legal_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findLegalRequestByCode(
  db: Executor,
  code: string,
): Promise<LegalRequestRow | undefined> {
  return db.selectFrom('legal_requests').selectAll().where('code', '=', code).executeTakeFirst();
}

export async function listLegalRequests(
  db: Executor,
  estado: LegalRequestRow['estado'],
): Promise<LegalRequestRow[]> {
  return db.selectFrom('legal_requests').selectAll().where('estado', '=', estado).orderBy('id').execute();
}

export async function listLegalRequestsOf(
  db: Executor,
  { email, dni }: Pick<LegalRequestRow, 'email' | 'dni'>,
): Promise<LegalRequestRow[]> {
  return db
    .selectFrom('legal_requests')
    .selectAll()
    .where('email', '=', email)
    .where('dni', '=', dni)
    .orderBy('id')
    .execute();
}

/** Drops requests resolved before an instant; pending ones stay. */
export async function deleteResolvedBefore(db: Executor, instant: Date): Promise<void> {
  await db.deleteFrom('legal_requests').where('resolved_at', '<', instant.toISOString()).execute();
}

export async function closeLegalRequest(tx: Tx, id: number, now: Date): Promise<boolean> {
  const closed = await tx
    .updateTable('legal_requests')
    .set({ estado: 'RESUELTA', resolved_at: now.toISOString() })
    .where('id', '=', id)
    .where('estado', '=', 'PENDIENTE')
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}
