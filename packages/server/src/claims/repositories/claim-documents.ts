import type { DocumentSlot, FileFormat, FiscalNumber } from '@huella/contract';
import { documentSlot } from '@huella/contract/claim-files';
import type { Selectable } from 'kysely';
import type { ClaimDocumentsTable } from '../../db/schema/claim-files.ts';
import type { Executor, Tx } from '../../db/transaction.ts';
import type { ClaimScope } from './claim-scope.ts';

export const documentColumns = [
  'claim_documents.id',
  'claim_documents.claim_id',
  'claim_documents.estado',
  'claim_documents.motivo',
  'claim_documents.fecha',
  'claim_documents.reviewed_at',
  'claim_documents.format',
  'claim_documents.file_name',
] as const;

export interface FileColumns {
  readonly sent_hash: string;
  readonly kept_hash: string;
  readonly format: FileFormat;
  readonly size: number;
  readonly file_name: string;
}

const onPaper = { sent_hash: null, kept_hash: null, format: null, size: null, file_name: null } as const;

export type NewDocument = Pick<ClaimDocumentsTable, 'claim_id' | 'slot' | 'fecha'> & {
  readonly file: FileColumns | null;
  readonly fiscal?: FiscalNumber | null;
};

/** Undefined if an equal file or invoice exists that must be unique: of two at once the second waits and finds the first. */
export async function insertDocument(
  tx: Tx,
  { file, fiscal, ...row }: NewDocument,
): Promise<number | undefined> {
  const review = { estado: 'RECIBIDO', motivo: null, reviewed_at: null } as const;
  const account_id = tx.selectFrom('claims').select('account_id').where('id', '=', row.claim_id);
  const inserted = await tx
    .insertInto('claim_documents')
    .values({ ...row, ...review, account_id, ...(file ?? onPaper), ...(fiscal && fiscalColumns(fiscal)) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export function fiscalColumns({ cuit, tipo, puntoVenta, numero }: FiscalNumber) {
  return {
    fiscal_cuit: cuit,
    fiscal_tipo: tipo,
    fiscal_punto_venta: puntoVenta,
    fiscal_numero: numero,
  };
}

export async function listPapers(db: Executor, { column, id }: ClaimScope) {
  return db
    .selectFrom('claim_documents')
    .innerJoin('claims', 'claims.id', 'claim_documents.claim_id')
    .select(documentColumns)
    .select('claim_documents.slot')
    .where(column, '=', id)
    .where('claim_documents.slot', 'in', documentSlot.options)
    .$narrowType<{ slot: DocumentSlot }>()
    .orderBy('claim_documents.id')
    .execute();
}

export type PaperRow = Awaited<ReturnType<typeof listPapers>>[number];

export async function findNewestPaper(db: Executor, claimId: number, slot: DocumentSlot) {
  return db
    .selectFrom('claim_documents')
    .select(['id', 'estado'])
    .where('claim_id', '=', claimId)
    .where('slot', '=', slot)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export async function reviewDocument(
  tx: Tx,
  id: number,
  review: Pick<Selectable<ClaimDocumentsTable>, 'estado' | 'motivo' | 'reviewed_at'>,
): Promise<void> {
  await tx.updateTable('claim_documents').set(review).where('id', '=', id).execute();
}

export async function deleteDocument(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('claim_documents').where('id', '=', id).execute();
}
