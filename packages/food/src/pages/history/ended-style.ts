import { styled } from '@mui/material/styles';

/** Years, each a card of rows that lines part; on a desktop the row's facts are beside what it says first. */
export const Years = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '& h2': { ...theme.typography.h3, margin: '0 4px 8px' },
  '& ol': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderRadius: 16,
    border: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.paper,
  },
  '& li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& article': { display: 'flex', alignItems: 'flex-start', gap: 4, padding: '12px 4px 8px 16px' },
  '& article > button': { flex: 'none', marginTop: -8 },
  '& .words': {
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  '& h3': { ...theme.typography.body1, margin: 0, fontWeight: 600, lineHeight: 1.4 },
  '& p': { ...theme.typography.body2, margin: 0, lineHeight: 1.4, color: theme.palette.text.secondary },
  '& .lasted': { color: theme.palette.text.primary },
  // A finger's height, in a row of its own.
  '& .again': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
}));
