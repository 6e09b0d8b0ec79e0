import { requiredSlots } from '@huella/claim-progress';
import type { Claim, DocumentSlot } from '@huella/contract';
import { useFocusKeeper } from '@huella/ui';
import { styled } from '@mui/material/styles';
import type { ClaimPapers } from '../use-claim-papers.ts';
import { copy } from './copy.ts';
import { PaperCard } from './paper-card.tsx';
import { usePaperSheet } from './use-paper-sheet.tsx';
import { usePapersInOutbox } from './use-papers-in-outbox.ts';

/** Of a desktop's grid. */
const COLUMNS = 12;

const Container = styled('div')({ containerType: 'inline-size' });

const PaperGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: 12,
  // A returned paper is beside its example.
  '& > .whole': { gridColumn: '1 / -1' },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container (min-width: 38rem)': {
    gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
    '& > li:not(.whole)': { gridColumn: 'span 3' },
    '& > li[data-span="4"]:not(.whole)': { gridColumn: 'span 4' },
    '& > li[data-span="6"]:not(.whole)': { gridColumn: 'span 6' },
  },
});

/** Column spans by number of papers, so that rows have no gap at the end. */
const SPANS: Readonly<Record<number, readonly number[]>> = {
  3: [4, 4, 4],
  4: [3, 3, 3, 3],
  5: [4, 4, 4, 6, 6],
};

export interface PapersProps {
  claim: Claim;
  papers: ClaimPapers;
  isDecided: boolean;
}

/** Mandatory papers, returned ones first. */
export function Papers({ claim, papers: { documents, undated, source }, isDecided }: PapersProps) {
  const sendingOf = usePapersInOutbox(claim.id);
  const focusProps = useFocusKeeper();
  const { openSheet, sheet } = usePaperSheet(claim.id);
  const isReturned = (slot: DocumentSlot) => documents[slot].at(-1)?.estado === 'DEVUELTO';
  const isBack = (slot: DocumentSlot) => isReturned(slot) && !sendingOf(slot);
  const slots = requiredSlots(claim).toSorted(
    (one, other) => Number(isReturned(other)) - Number(isReturned(one)),
  );
  const beside = slots.filter((slot) => !isBack(slot));
  const spanOf = (slot: DocumentSlot) => SPANS[beside.length]?.[beside.indexOf(slot)] ?? COLUMNS / 2;
  return (
    <Container {...focusProps}>
      <PaperGrid aria-label={copy.list}>
        {slots.map((slot) => (
          <li key={slot} className={isBack(slot) ? 'whole' : undefined} data-span={spanOf(slot)}>
            <PaperCard
              slot={slot}
              review={documents[slot].at(-1)}
              sending={sendingOf(slot)}
              isKnown={source === 'status'}
              isDated={!undated.includes(slot)}
              isDecided={isDecided}
              onSend={openSheet}
            />
          </li>
        ))}
      </PaperGrid>
      {sheet}
    </Container>
  );
}
