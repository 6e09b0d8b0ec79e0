import type { DocumentSlot } from '@huella/contract';
import type { Tx } from '../../db/transaction.ts';
import { findNewestPaper, insertPaper, reviewPaper } from '../repositories/claim-papers.ts';
import { changeUndecidedClaim, type OperatorContext } from './change-claim.ts';
import { movements } from './copy.ts';
import { readableText } from './readable-text.ts';

/** A paper that came by mail or over the counter, or what was found in the one that came last. */
export type PaperNote =
  | { readonly slot: DocumentSlot; readonly state: 'received' | 'approved' }
  | { readonly slot: DocumentSlot; readonly state: 'returned'; readonly reason: string };

/** `absent`: no paper of that kind waits for a review. `unreadable`: the reason shows nothing, is too long, or nobody can read it. */
export type PaperResult = 'done' | 'unknown' | 'decided' | 'absent' | 'unreadable';

const REASON_MAXIMUM = 500;

/** Notes a paper of a claim that is not decided (D92). */
export async function notePaper(
  ports: OperatorContext,
  claimId: number,
  note: PaperNote,
): Promise<PaperResult> {
  const { slot, state } = note;
  if (state === 'received')
    return changeUndecidedClaim<PaperResult>(ports, claimId, async (tx, fecha) => {
      const row = { claim_id: claimId, slot, estado: 'RECIBIDO', motivo: null, reviewed_at: null } as const;
      await insertPaper(tx, { ...row, fecha });
      return { movement: { kind: 'COMPLETADO', text: movements.received(slot) } };
    });
  const reason = state === 'returned' ? readableText(note.reason, REASON_MAXIMUM) : '';
  if (reason === null) return 'unreadable';
  return changeUndecidedClaim<PaperResult>(ports, claimId, async (tx, reviewed_at) => {
    const id = await waitingPaper(tx, claimId, slot);
    if (id === undefined) return { failure: 'absent' };
    if (state === 'approved') {
      await reviewPaper(tx, id, { estado: 'APROBADO', motivo: null, reviewed_at });
      return { movement: { kind: 'APROBADO', text: movements.approved(slot) } };
    }
    await reviewPaper(tx, id, { estado: 'DEVUELTO', motivo: reason, reviewed_at });
    return { movement: { kind: 'PENDIENTE', text: movements.returned(slot, reason) } };
  });
}

/** The newest paper of a kind while nobody has said anything of it. */
async function waitingPaper(tx: Tx, claimId: number, slot: DocumentSlot): Promise<number | undefined> {
  const paper = await findNewestPaper(tx, claimId, slot);
  return paper?.estado === 'RECIBIDO' ? paper.id : undefined;
}
