import type { FiscalNumber } from '@huella/contract';
import type { Insertable } from 'kysely';
import type { ClaimReceiptsTable } from '../../db/schema/claim-files.ts';
import type { Executor, Tx } from '../../db/transaction.ts';
import { documentColumns, fiscalColumns } from './claim-documents.ts';
import type { ClaimScope } from './claim-scope.ts';

export async function insertReceipt(tx: Tx, row: Insertable<ClaimReceiptsTable>): Promise<void> {
  await tx.insertInto('claim_receipts').values(row).execute();
}

export async function listReceiptRows(db: Executor, { column, id }: ClaimScope) {
  return receiptRows(db).where(column, '=', id).execute();
}

export async function listReceiptRowsOfForm(db: Executor, formId: number) {
  return receiptRows(db).where('claim_receipts.vet_form_id', '=', formId).execute();
}

export async function listCountedReceipts(db: Executor, scope: ClaimScope) {
  const rows = await listReceiptRows(db, scope);
  return rows.filter(({ estado }) => estado !== 'DEVUELTO');
}

export type ReceiptRow = Awaited<ReturnType<typeof listReceiptRows>>[number];

/** Includes returned ones. */
export async function findReceiptOfForm(
  db: Executor,
  formId: number,
  sentHash: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('claim_receipts')
    .innerJoin('claim_documents', 'claim_documents.id', 'claim_receipts.document_id')
    .select('document_id')
    .where('vet_form_id', '=', formId)
    .where('sent_hash', '=', sentHash)
    .executeTakeFirst();
  return row?.document_id;
}

/** Finds an account's receipts, except returned ones, with these bytes or this fiscal number (D94). */
export async function findEqualReceipts(
  db: Executor,
  accountId: number,
  { sentHash, fiscal }: { readonly sentHash?: string; readonly fiscal: FiscalNumber | null },
) {
  return db
    .selectFrom('claim_documents')
    .innerJoin('claim_receipts', 'claim_receipts.document_id', 'claim_documents.id')
    .innerJoin('claims', 'claims.id', 'claim_documents.claim_id')
    .innerJoin('pets', 'pets.id', 'claims.pet_id')
    .select(['claim_documents.id', 'claim_documents.claim_id', 'claim_documents.fecha'])
    .select(['claim_receipts.vet_form_id', 'claim_receipts.concepto'])
    .select(['claims.pet_id', 'pets.nombre as pet'])
    .where('claim_documents.account_id', '=', accountId)
    .where('claim_documents.estado', '<>', 'DEVUELTO')
    .where((where) =>
      where.or([
        ...(sentHash === undefined ? [] : [where('sent_hash', '=', sentHash)]),
        ...(fiscal === null ? [] : [where.and(fiscalColumns(fiscal))]),
      ]),
    )
    .orderBy('claim_documents.id')
    .execute();
}

export type EqualReceipt = Awaited<ReturnType<typeof findEqualReceipts>>[number];

function receiptRows(db: Executor) {
  return db
    .selectFrom('claim_receipts')
    .innerJoin('claim_documents', 'claim_documents.id', 'claim_receipts.document_id')
    .innerJoin('claims', 'claims.id', 'claim_documents.claim_id')
    .select(documentColumns)
    .select(['claim_receipts.vet_form_id', 'claim_receipts.concepto', 'claim_receipts.monto'])
    .select(['fiscal_cuit', 'fiscal_tipo', 'fiscal_punto_venta', 'fiscal_numero'])
    .orderBy('claim_receipts.document_id');
}
