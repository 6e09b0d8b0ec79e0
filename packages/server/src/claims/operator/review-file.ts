import { documentName } from '../document-name.ts';
import { findDocument } from '../repositories/claim-files.ts';
import { changeUndecidedClaim, type OperatorContext } from './change-claim.ts';
import { readReview, reviewOf, type Review } from './review.ts';

/** `invalid_text`: the reason is blank, too long or unreadable. */
export type FileReviewResult = 'done' | 'not_found' | 'already_decided' | 'already_reviewed' | 'invalid_text';

/** Returns or approves a paper, an extra document or a receipt of an undecided claim (D92). */
export async function reviewFile(
  ports: OperatorContext,
  id: number,
  given: Review,
): Promise<FileReviewResult> {
  const review = readReview(given);
  if (review === null) return 'invalid_text';
  const document = await findDocument(ports.db, id);
  if (!document) return 'not_found';
  return changeUndecidedClaim<FileReviewResult>(ports, document.claim_id, async (tx, at) => {
    const current = await findDocument(tx, id);
    if (!current) return { failure: 'not_found' };
    if (current.estado !== 'RECIBIDO') return { failure: 'already_reviewed' };
    return { movement: await reviewOf(tx, { id, name: documentName(current) }, review, at) };
  });
}
