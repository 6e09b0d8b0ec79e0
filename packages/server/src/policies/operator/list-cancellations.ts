import type { CancellationState } from '@huella/contract';
import type { Executor } from '../../db/transaction.ts';
import { listCancellationsIn, type CancellationRow } from '../repositories/cancellation-requests.ts';

export type CancellationSummary = Omit<CancellationRow, 'id' | 'answer' | 'resolved_at'>;

export async function listCancellations(
  db: Executor,
  estado: CancellationState = 'PENDIENTE',
): Promise<CancellationSummary[]> {
  return (await listCancellationsIn(db, estado)).map(toSummary);
}

function toSummary(row: CancellationRow): CancellationSummary {
  const { code, number, pet, email, reason, detail, created_at } = row;
  return { code, number, pet, email, reason, detail, estado: row.estado, created_at };
}
