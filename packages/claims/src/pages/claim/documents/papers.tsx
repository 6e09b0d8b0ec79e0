import { requiredSlots } from '@huella/claim-progress';
import type { Claim, DocumentSlot } from '@huella/contract';
import { useFocusKeeper } from '@huella/ui';
import { styled } from '@mui/material/styles';
import type { ClaimPapers } from '../use-claim-papers.ts';
import { copy } from './copy.ts';
import { PaperCard } from './paper-card.tsx';
import { usePaperSheet } from './use-paper-sheet.tsx';
import { usePapersInOutbox } from './use-papers-in-outbox.ts';

/** As many columns as fit; with large letters one. */
const PaperGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: 12,
  // What came back has its example beside it.
  '& > .whole': { gridColumn: '1 / -1' },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' },
}));

export interface PapersProps {
  claim: Claim;
  papers: ClaimPapers;
  isOver: boolean;
}

/** The mandatory papers of a claim, those that were returned first. */
export function Papers({ claim, papers: { documents, undated, source }, isOver }: PapersProps) {
  const sendingOf = usePapersInOutbox(claim.id);
  const place = useFocusKeeper();
  const { openSheet, sheet } = usePaperSheet(claim.id);
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
