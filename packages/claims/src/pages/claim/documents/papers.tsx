import { requiredSlots } from '@huella/claim-progress';
import type { Claim, DocumentSlot } from '@huella/contract';
import { useOutboxItems } from '@huella/outbox';
import { useFocusKeeper } from '../../../lib/use-focus-keeper.ts';
import { topics } from '../../../lib/file-topics.ts';
import type { ClaimPapers } from '../use-claim-papers.ts';
import { copy } from './copy.ts';
import { PaperCard } from './paper-card.tsx';
import { PaperGrid } from './paper-grid.ts';
import { usePaperSheet } from './use-paper-sheet.tsx';

export interface PapersProps {
  claim: Claim;
  papers: ClaimPapers;
  isOver: boolean;
}

/** The mandatory papers of a claim, those that were returned first. */
export function Papers({ claim, papers: { documents, undated, source }, isOver }: PapersProps) {
  const items = useOutboxItems(topics.papers(claim.id));
  const place = useFocusKeeper();
  const { openSheet, sheet } = usePaperSheet(claim.id);
  const sendingOf = (slot: DocumentSlot) =>
    items.findLast(({ topic }) => topic === topics.paper(claim.id, slot));
  const isReturned = (slot: DocumentSlot) => documents[slot].at(-1)?.estado === 'DEVUELTO';
  const isBack = (slot: DocumentSlot) => isReturned(slot) && !sendingOf(slot);
  const slots = requiredSlots(claim).toSorted(
    (one, other) => Number(isReturned(other)) - Number(isReturned(one)),
  );
  return (
    <div {...place}>
      <PaperGrid aria-label={copy.list}>
        {slots.map((slot) => (
          <li key={slot} className={isBack(slot) ? 'whole' : undefined}>
            <PaperCard
              slot={slot}
              review={documents[slot].at(-1)}
              sending={sendingOf(slot)}
              isKnown={source === 'status'}
              isDated={!undated.includes(slot)}
              isOver={isOver}
              onSend={openSheet}
            />
          </li>
        ))}
      </PaperGrid>
      {sheet}
    </div>
  );
}
