import type { Insertable } from 'kysely';
import type { ClaimReceiptsTable } from '../../db/schema/decisions.ts';
import type { Executor, Tx } from '../../db/transaction.ts';
import type { ClaimScope } from './claim-scope.ts';

export async function insertReceipt(tx: Tx, row: Insertable<ClaimReceiptsTable>): Promise<void> {
  await tx.insertInto('claim_receipts').values(row).execute();
}

/** Receipts, oldest first. */
export async function listReceiptRows(db: Executor, { column, id }: ClaimScope) {
  return receiptRows(db).where(column, '=', id).execute();
}

/** Those of one form. */
export async function listReceiptRowsOfForm(db: Executor, formId: number) {
  return receiptRows(db).where('vet_forms.id', '=', formId).execute();
}

export type ReceiptRow = Awaited<ReturnType<typeof listReceiptRows>>[number];

function receiptRows(db: Executor) {
  return db
    .selectFrom('claim_receipts')
    .innerJoin('vet_forms', 'vet_forms.id', 'claim_receipts.vet_form_id')
    .innerJoin('claims', 'claims.id', 'vet_forms.claim_id')
    .select(['claim_receipts.id', 'claim_receipts.vet_form_id', 'vet_forms.claim_id'])
    .select(['claim_receipts.concepto', 'claim_receipts.monto', 'claim_receipts.fecha'])
    .orderBy('claim_receipts.id');
}
