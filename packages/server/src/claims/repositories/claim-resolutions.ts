import type { Insertable } from 'kysely';
import type { ClaimResolutionLinesTable, ClaimResolutionsTable } from '../../db/schema/claim-resolutions.ts';
import type { Executor, Tx } from '../../db/transaction.ts';
import type { ClaimScope } from './claim-scope.ts';

type NewResolution = Pick<Insertable<ClaimResolutionsTable>, 'claim_id' | 'estado' | 'motivo' | 'decided_at'>;
type NewLine = Omit<Insertable<ClaimResolutionLinesTable>, 'resolution_id'>;

export async function isDecided(db: Executor, claimId: number): Promise<boolean> {
  const row = await db
    .selectFrom('claim_resolutions')
    .select('id')
    .where('claim_id', '=', claimId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a decision with its lines. A second one of a claim breaks the unique constraint. */
export async function insertResolution(tx: Tx, row: NewResolution, lines: readonly NewLine[]): Promise<void> {
  const { id } = await tx
    .insertInto('claim_resolutions')
    .values({ ...row, paid_at: null, account_last_four: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (lines.length === 0) return;
  const rows = lines.map((line) => ({ ...line, resolution_id: id }));
  await tx.insertInto('claim_resolution_lines').values(rows).execute();
}

export async function markPaid(
  tx: Tx,
  claimId: number,
  payment: Pick<ClaimResolutionsTable, 'paid_at' | 'account_last_four'>,
): Promise<void> {
  await tx.updateTable('claim_resolutions').set(payment).where('claim_id', '=', claimId).execute();
}

export async function listResolutionRows(db: Executor, { column, id }: ClaimScope) {
  return db
    .selectFrom('claim_resolutions')
    .innerJoin('claims', 'claims.id', 'claim_resolutions.claim_id')
    .select(['claim_resolutions.id', 'claim_id', 'estado', 'motivo', 'decided_at', 'paid_at'])
    .select('account_last_four')
    .where(column, '=', id)
    .execute();
}

export type ResolutionRow = Awaited<ReturnType<typeof listResolutionRows>>[number];

export async function listResolutionLineRows(db: Executor, { column, id }: ClaimScope) {
  return db
    .selectFrom('claim_resolution_lines as line')
    .innerJoin('claim_resolutions', 'claim_resolutions.id', 'line.resolution_id')
    .innerJoin('claims', 'claims.id', 'claim_resolutions.claim_id')
    .innerJoin('claim_receipts', 'claim_receipts.document_id', 'line.receipt_id')
    .select(['line.resolution_id', 'line.receipt_id', 'line.reconocido'])
    .select(['line.motivo_codigo', 'line.motivo_texto'])
    .select(['claim_receipts.vet_form_id', 'claim_receipts.concepto', 'claim_receipts.monto'])
    .where(column, '=', id)
    .orderBy('line.receipt_id')
    .execute();
}

export type ResolutionLineRow = Awaited<ReturnType<typeof listResolutionLineRows>>[number];
