import type { DocumentSlot } from '@huella/contract';
import type { Tx } from '../../db/transaction.ts';
import { movements, nameOf } from '../movement-texts.ts';
import { findNewestPaper, insertDocument } from '../repositories/claim-documents.ts';
import { setPaysThirdParty } from '../repositories/claims.ts';
import { isOfThirdParty } from '../add-paper.ts';
import { changeUndecidedClaim, type OperatorContext } from './change-claim.ts';
import { readReview, reviewOf, type Review } from './review.ts';

/** A paper that came by mail or over the counter, or the review of the newest one, on file or on paper. */
export type PaperRecord = { readonly slot: DocumentSlot } & ({ readonly state: 'received' } | Review);

/** `no_paper_to_review`: no paper of that kind waits for a review. `invalid_text`: the reason is blank, too long or unreadable. */
export type PaperResult = 'done' | 'not_found' | 'already_decided' | 'no_paper_to_review' | 'invalid_text';

/** Records a paper of an undecided claim, or its review (D92). */
export async function recordPaper(
  ports: OperatorContext,
  claimId: number,
  record: PaperRecord,
): Promise<PaperResult> {
  const { slot } = record;
  if (record.state === 'received')
    return changeUndecidedClaim<PaperResult>(ports, claimId, async (tx, fecha) => {
      await insertDocument(tx, { claim_id: claimId, slot, fecha, file: null });
      if (isOfThirdParty(slot)) await setPaysThirdParty(tx, claimId, true);
      return {
        movement: {
          kind: 'COMPLETADO',
          text: movements.received(nameOf.paper(slot)),
          notification: 'paper-received',
        },
      };
    });
  const review = readReview(record);
  if (review === null) return 'invalid_text';
  return changeUndecidedClaim<PaperResult>(ports, claimId, async (tx, at) => {
    const id = await waitingPaper(tx, claimId, slot);
    if (id === undefined) return { failure: 'no_paper_to_review' };
    return { movement: await reviewOf(tx, { id, name: nameOf.paper(slot) }, review, at) };
  });
}

async function waitingPaper(tx: Tx, claimId: number, slot: DocumentSlot): Promise<number | undefined> {
  const paper = await findNewestPaper(tx, claimId, slot);
  return paper?.estado === 'RECIBIDO' ? paper.id : undefined;
}
