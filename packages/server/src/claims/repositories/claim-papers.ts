import type { DocumentSlot } from '@huella/contract';
import type { Insertable } from 'kysely';
import type { ClaimPapersTable } from '../../db/schema/decisions.ts';
import type { Executor, Tx } from '../../db/transaction.ts';
import type { ClaimScope } from './claim-scope.ts';

export async function insertPaper(tx: Tx, row: Insertable<ClaimPapersTable>): Promise<void> {
  await tx.insertInto('claim_papers').values(row).execute();
}

/** The papers that came, the newest last. */
export async function listPapers(db: Executor, { column, id }: ClaimScope) {
  return db
    .selectFrom('claim_papers')
    .innerJoin('claims', 'claims.id', 'claim_papers.claim_id')
    .select(['claim_papers.id', 'claim_papers.claim_id', 'slot', 'estado', 'motivo', 'fecha', 'reviewed_at'])
    .where(column, '=', id)
    .orderBy('claim_papers.id')
    .execute();
}

export type PaperRow = Awaited<ReturnType<typeof listPapers>>[number];

/** The paper of a kind that counts: the one that came last. */
export async function findNewestPaper(db: Executor, claimId: number, slot: DocumentSlot) {
  return db
    .selectFrom('claim_papers')
    .select(['id', 'estado'])
    .where('claim_id', '=', claimId)
    .where('slot', '=', slot)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export async function reviewPaper(
  tx: Tx,
  id: number,
  review: Pick<ClaimPapersTable, 'estado' | 'motivo' | 'reviewed_at'>,
): Promise<void> {
  await tx.updateTable('claim_papers').set(review).where('id', '=', id).execute();
}
