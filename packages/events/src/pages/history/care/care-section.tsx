import type { CareProposal } from '@huella/calendar';
import { toast, useLeadingDebounce } from '@huella/ui';
import { addDays, type Day } from '@huella/validation/day';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { CareCard } from './care-card.tsx';
import { copy } from './copy.ts';
import { type CareInput, useCareProposals } from './use-care-proposals.ts';

/** Shown before "show all". */
const SHOWN = 2;
const POSTPONED_DAYS = 7;
const FOREVER = '9999-12-31';

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export interface CareSectionProps extends CareInput {
  from: Day;
  /** Called when the last proposal disappears with the focus. */
  onLastGone: () => void;
}

/** What is due and not planned: each can be planned, postponed for a week, or hidden. */
export function CareSection({ from, onLastGone, ...input }: CareSectionProps) {
  const { proposals, setAside } = useCareProposals(input);
  const [areAllShown, setAllShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Each message names its proposal: one with the same text would replace the earlier one and its undo.
  const drop = useLeadingDebounce(({ key }: CareProposal, until: string, message: string) => {
    setAside(key, until);
    if (proposals.length === 1) onLastGone();
    else heading.current?.focus();
    toast.info(message, { action: { label: copy.undo, onClick: () => setAside(key, input.today) } });
  });
  if (proposals.length === 0) return null;
  const shown = areAllShown ? proposals : proposals.slice(0, SHOWN);
  return (
    <Stack component="section" spacing={1.5} aria-labelledby="care-proposals">
      <Typography
        ref={heading}
        component="h2"
        variant="h3"
        id="care-proposals"
        tabIndex={-1}
        sx={{ outline: 'none' }}
      >
        {copy.title}
      </Typography>
      <Cards>
        {shown.map((proposal) => (
          <li key={proposal.key}>
            <CareCard
              proposal={proposal}
              pet={input.pets.find(({ id }) => id === proposal.petId)}
              from={from}
              onPostpone={(title) =>
                drop(proposal, addDays(input.today, POSTPONED_DAYS), copy.postponed(title))
              }
              onHide={(title) => drop(proposal, FOREVER, copy.hidden(title))}
            />
          </li>
        ))}
      </Cards>
      {proposals.length > shown.length && (
        <Button onClick={() => setAllShown(true)} sx={{ alignSelf: 'start' }}>
          {copy.more(proposals.length - shown.length)}
        </Button>
      )}
    </Stack>
  );
}
