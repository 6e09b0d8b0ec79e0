import type { Executor } from '../../db/transaction.ts';
import { listLegalRequests as listRows, type LegalRequestRow } from '../repositories/legal-requests.ts';

export type LegalRequestSummary = Omit<LegalRequestRow, 'id'>;

/** Legal requests in a state (by default those that wait), oldest first. */
export async function listLegalRequests(
  db: Executor,
  estado: LegalRequestRow['estado'] = 'PENDIENTE',
): Promise<LegalRequestSummary[]> {
  return listRows(db, estado);
}
