import type { Insertable } from 'kysely';
import type { ClaimExtrasTable } from '../../db/schema/claim-files.ts';
import type { Executor, Tx } from '../../db/transaction.ts';
import { documentColumns } from './claim-documents.ts';

export async function insertExtra(tx: Tx, row: Insertable<ClaimExtrasTable>): Promise<void> {
  await tx.insertInto('claim_extras').values(row).execute();
}

export async function listExtras(db: Executor, claimId: number) {
  return db
    .selectFrom('claim_extras')
    .innerJoin('claim_documents', 'claim_documents.id', 'claim_extras.document_id')
    .select(documentColumns)
    .select(['claim_extras.label', 'claim_extras.tipo'])
    .where('claim_documents.claim_id', '=', claimId)
    .orderBy('claim_documents.id')
    .execute();
}

export type ExtraRow = Awaited<ReturnType<typeof listExtras>>[number];
