import type { Tx } from '../../db/transaction.ts';
import { movements } from '../movement-texts.ts';
import { reviewDocument } from '../repositories/claim-documents.ts';
import type { Movement } from './change-claim.ts';
import { readableText } from '../../operator/readable-text.ts';

export type Review = { readonly state: 'approved' } | { readonly state: 'returned'; readonly reason: string };

const REASON_MAXIMUM = 500;

export function readReview(review: Review): Review | null {
  if (review.state === 'approved') return review;
  const reason = readableText(review.reason, REASON_MAXIMUM);
  return reason === null ? null : { state: 'returned', reason };
}

/** Stores a review and returns its movement. */
export async function reviewOf(
  tx: Tx,
  { id, name }: { readonly id: number; readonly name: string },
  review: Review,
  reviewed_at: string,
): Promise<Movement> {
  if (review.state === 'approved') {
    await reviewDocument(tx, id, { estado: 'APROBADO', motivo: null, reviewed_at });
    return { kind: 'APROBADO', text: movements.approved(name), notification: 'paper-approved' };
  }
  const { reason } = review;
  await reviewDocument(tx, id, { estado: 'DEVUELTO', motivo: reason, reviewed_at });
  return { kind: 'PENDIENTE', text: movements.returned(name, reason), notification: 'paper-returned' };
}
