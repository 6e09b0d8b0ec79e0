import type { FileFormat } from '@huella/contract';
import type { Executor } from '../../db/transaction.ts';

function documentRows(db: Executor) {
  return db
    .selectFrom('claim_documents')
    .leftJoin('claim_extras', 'claim_extras.document_id', 'claim_documents.id')
    .leftJoin('claim_receipts', 'claim_receipts.document_id', 'claim_documents.id')
    .select(['claim_documents.id', 'account_id', 'claim_id', 'slot', 'estado', 'motivo', 'fecha'])
    .select(['reviewed_at', 'sent_hash', 'kept_hash', 'format', 'size', 'file_name'])
    .select(['claim_extras.label', 'claim_extras.tipo', 'concepto', 'monto'])
    .orderBy('claim_documents.id');
}

type NamedRows = Awaited<ReturnType<ReturnType<typeof documentRows>['execute']>>;
export type DocumentRow = NamedRows[number];

export type FileRow = DocumentRow & {
  readonly sent_hash: string;
  readonly kept_hash: string;
  readonly format: FileFormat;
  readonly size: number;
  readonly file_name: string;
};

export async function listDocuments(db: Executor, claimId: number): Promise<DocumentRow[]> {
  return documentRows(db).where('claim_id', '=', claimId).execute();
}

export async function findDocument(db: Executor, id: number): Promise<DocumentRow | undefined> {
  return documentRows(db).where('claim_documents.id', '=', id).executeTakeFirst();
}

export async function findFile(db: Executor, id: number): Promise<FileRow | undefined> {
  return fileRows(db).where('claim_documents.id', '=', id).executeTakeFirst();
}

export async function findOwnFile(db: Executor, accountId: number, id: number): Promise<FileRow | undefined> {
  return fileRows(db)
    .where('claim_documents.id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export async function listFilesOf(db: Executor, accountId: number): Promise<FileRow[]> {
  return fileRows(db).where('account_id', '=', accountId).execute();
}

export async function findSentFile(
  db: Executor,
  { claim_id, slot, sent_hash }: Pick<FileRow, 'claim_id' | 'slot' | 'sent_hash'>,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('claim_documents')
    .select('id')
    .where((where) => where.and({ claim_id, slot, sent_hash }))
    .executeTakeFirst();
  return row?.id;
}

export async function measureClaim(
  db: Executor,
  claimId: number,
): Promise<{ readonly documents: number; readonly bytes: number }> {
  const row = await db
    .selectFrom('claim_documents')
    .select(({ fn }) => [fn.countAll<number>().as('documents'), fn.sum<number | null>('size').as('bytes')])
    .where('claim_id', '=', claimId)
    .executeTakeFirstOrThrow();
  return { documents: row.documents, bytes: row.bytes ?? 0 };
}

function fileRows(db: Executor) {
  return documentRows(db).where('kept_hash', 'is not', null).$narrowType<FileRow>();
}
