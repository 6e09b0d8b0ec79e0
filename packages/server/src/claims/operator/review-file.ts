import { documentName } from '../document-name.ts';
import { findDocument } from '../repositories/claim-files.ts';
import { changeUndecidedClaim, type OperatorContext } from './change-claim.ts';
import { readReview, reviewOf, type Review } from './review.ts';

/** `reviewed`: reviewed before. `unreadable`: the reason is blank, too long or unreadable. */
export type FileReviewResult = 'done' | 'unknown' | 'decided' | 'reviewed' | 'unreadable';

/** Returns or approves a paper, an extra document or a receipt of an undecided claim (D92). */
export async function reviewFile(
  ports: OperatorContext,
  id: number,
  given: Review,
): Promise<FileReviewResult> {
  const review = readReview(given);
  if (review === null) return 'unreadable';
  const document = await findDocument(ports.db, id);
  if (!document) return 'unknown';
  return changeUndecidedClaim<FileReviewResult>(ports, document.claim_id, async (tx, at) => {
    const current = await findDocument(tx, id);
    if (!current) return { failure: 'unknown' };
    if (current.estado !== 'RECIBIDO') return { failure: 'reviewed' };
    return { movement: await reviewOf(tx, { id, name: documentName(current) }, review, at) };
  });
}
