import { Icon, SlideIllustration } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { vaccineNote } from '../../lib/vaccine-note.ts';
import { copy } from './copy.ts';

const Panel = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 8px',
  marginBottom: 24,
  padding: '20px 16px',
  borderRadius: 24,
  backgroundColor: theme.palette.tint.sun,
  // Beside the words where it fits; hidden with a large font.
  '& > svg': { flex: '0 1 6.75rem', minWidth: 0 },
  '& > h2, & > p': { flex: '1 0 100%' },
  [theme.breakpoints.up('md')]: { padding: '28px 40px', '& > svg': { flexBasis: '15rem', marginTop: -48 } },
}));

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  [theme.breakpoints.up('md')]: { fontSize: 'clamp(1.5rem, 2.4vw, 2.25rem)' },
}));

const Things = styled('ul')(({ theme }) => ({
  display: 'grid',
  ...theme.typography.body2,
  flex: '1 1 10.5rem',
  minWidth: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: '6px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& svg': { flex: 'none', color: theme.palette.success.main },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr))',
    gap: '14px 24px',
    fontSize: '1.0625rem',
  },
}));

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
  paddingTop: 12,
  borderTop: `1px solid ${theme.palette.divider}`,
  fontWeight: 600,
  '& svg': { flex: 'none' },
}));

/** What all plans cover: the five items and the vaccines (specification §9 *Vaccines*). */
export function CoveredByAll() {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Heading id={id}>{copy.covered.title}</Heading>
      <Things>
        {copy.covered.things.map((thing) => (
          <li key={thing}>
            <Icon name="check" />
            {thing}
          </li>
        ))}
      </Things>
      <SlideIllustration name="covered" />
      <Note>
        <Icon name="syringe" />
        {vaccineNote()}
      </Note>
    </Panel>
  );
}
