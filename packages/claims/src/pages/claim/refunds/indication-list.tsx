import type { Indication } from '@huella/contract';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { copy } from './copy.ts';
import type { IndicationGroup } from './indication-groups.ts';

/** Cards added by each tap. */
const STEP = 10;

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  alignItems: 'start',
  gap: 12,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { borderRadius: 16 },
});

export interface IndicationListProps {
  group: IndicationGroup;
  chosen: readonly Indication[];
  children: (indication: Indication) => ReactNode;
}

/** A group's cards under its name and number; more follow by ten. */
export function IndicationList({ group, chosen, children }: IndicationListProps) {
  const { name, indications, shownFirst } = group;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [extra, setExtra] = useState(() => {
    const lastChosen = indications.findLastIndex((indication) => chosen.includes(indication));
    return Math.max(0, lastChosen + 1 - shownFirst);
  });
  const shown = indications.slice(0, shownFirst + extra);
  const rest = indications.length - shown.length;
  const showMore = () => {
    flushSync(() => setExtra(extra + STEP));
    // Focuses the first new card.
    list.current?.querySelector<HTMLElement>(`:scope > :nth-of-type(${shown.length + 1})`)?.focus();
  };
  return (
    <section aria-labelledby={id}>
      <Typography component="h2" variant="h3" id={id}>
        {copy.groups[name](indications.length)}
      </Typography>
      <List ref={list} aria-labelledby={id}>
        {shown.map((indication) => (
          <li key={indication.id} tabIndex={-1}>
            {children(indication)}
          </li>
        ))}
      </List>
      {rest > 0 && (
        <Button variant="outlined" onClick={showMore} sx={{ mt: 1.5 }}>
          {copy.showMore(Math.min(rest, STEP))}
        </Button>
      )}
    </section>
  );
}
