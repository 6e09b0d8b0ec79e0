import { styled } from '@mui/material/styles';

/** A sheet of the booklet: ruled tables with room for seals, which print as text in black on white. */
export const Paper = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: 8,
  borderRadius: 16,
  border: `1px solid ${theme.palette.outline}`,
  borderTop: `10px solid ${theme.palette.primary.main}`,
  backgroundColor: theme.palette.background.paper,
  '& h2': { ...theme.typography.h3, margin: '0 0 8px', color: theme.palette.primary.main },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
    gap: '8px 20px',
    margin: 0,
  },
  '& dt, & .source, & .nothing': { fontSize: '0.875rem', color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& p': { margin: 0 },
  '& section': { minWidth: 0, containerType: 'inline-size' },
  '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  '& :is(th, td)': {
    padding: '8px 6px',
    border: `1px solid ${theme.palette.outline}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& td': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& td wbr': { display: 'none' },
  '& thead th': { fontSize: '0.875rem', backgroundColor: theme.palette.tint.primary },
  '& tbody th': { fontWeight: 600 },
  '& thead th:nth-of-type(odd):not(.seal)': { width: '6.75rem' },
  '& .seal': { width: '4rem' },
  '& td.seal': { height: '3.5rem' },
  // On a phone what was given needs the room more than the seals do.
  '@container (max-width: 26rem)': {
    '& .seal': { display: 'none' },
    '& :is(th, td)': { paddingInline: '4px', fontSize: '0.875rem' },
    '& thead th:nth-of-type(odd):not(.seal)': { width: '5.75rem' },
  },
  // With letters so large that two whole days leave nothing for what was given, a day breaks behind a stroke.
  '@container (max-width: 16rem)': {
    '& td': { whiteSpace: 'normal' },
    '& td wbr': { display: 'inline' },
    '& thead th:nth-of-type(odd):not(.seal)': { width: '30%' },
  },
  // In the size of the text, not of the screen: with large letters what was given must not lose its column.
  '@container (min-width: 36rem)': {
    '& .seal': { width: '10rem' },
    '& thead th:nth-of-type(odd):not(.seal)': { width: '7.5rem' },
  },
  [theme.breakpoints.up('sm')]: { padding: 24 },
  '@media print': {
    padding: 0,
    border: 0,
    '& section': { containerType: 'normal' },
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& h2': { breakAfter: 'avoid' },
    '& thead th:nth-of-type(odd):not(.seal)': { width: '20%' },
    '& .seal': { width: '25%' },
    '& td.seal': { height: '2cm' },
  },
}));
