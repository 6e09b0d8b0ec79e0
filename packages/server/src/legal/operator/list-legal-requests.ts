import type { Executor } from '../../db/transaction.ts';
import { listLegalRequests as listRows, type LegalRequestRow } from '../repositories/legal-requests.ts';

export type LegalRequestSummary = Omit<LegalRequestRow, 'id'>;

export async function listLegalRequests(
  db: Executor,
  estado: LegalRequestRow['estado'] = 'PENDIENTE',
): Promise<LegalRequestSummary[]> {
  return (await listRows(db, estado)).map(toSummary);
}

function toSummary(row: LegalRequestRow): LegalRequestSummary {
  const { kind, code, nombre, dni, email, policy_number, reason, created_at, resolved_at } = row;
  return {
    kind,
    code,
    nombre,
    dni,
    email,
    policy_number,
    reason,
    estado: row.estado,
    created_at,
    resolved_at,
  };
}
