import { styled } from '@mui/material/styles';

export const Paper = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: 16,
  borderRadius: 16,
  border: `1px solid ${theme.palette.outline}`,
  backgroundColor: theme.palette.background.paper,
  '& .page': { paddingInline: 8 },
  '& .spread': { display: 'grid', gap: '32px 64px', gridTemplateColumns: 'minmax(0, 1fr)' },
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
  // Space for the vet's seal.
  '& td.seal': { lineHeight: 0, height: '4rem', padding: 6, verticalAlign: 'middle' },
  '& td.seal::before': {
    content: '""',
    display: 'block',
    width: '3rem',
    height: '3rem',
    margin: 'auto',
    border: `1.5px dashed ${theme.palette.outline}`,
    borderRadius: '50%',
    opacity: 0.5,
  },
  // On a phone the text needs the space of the seals.
  '@container (max-width: 26rem)': {
    '& :is(.seal, .blank)': { display: 'none' },
    '& :is(th, td)': { paddingInline: '4px', fontSize: '0.875rem' },
    '& thead th:nth-of-type(odd):not(.seal)': { width: '5.75rem' },
  },
  // With very large text, breaks a day behind a slash.
  '@container (max-width: 19rem)': {
    '& td': { whiteSpace: 'normal' },
    '& td wbr': { display: 'inline' },
    '& thead th:nth-of-type(odd):not(.seal)': { width: '30%' },
  },
  // Larger still, shows a line as a block.
  '@container (max-width: 12rem)': {
    '& thead': { display: 'none' },
    '& tbody tr:not(.blank)': { display: 'grid', border: `1px solid ${theme.palette.outline}` },
    '& tbody tr + tr': { borderTop: 0 },
    '& tbody tr > *': { border: 0 },
    '& tbody th': { order: -1 },
    '& td[data-label]::before': { content: 'attr(data-label) " "', color: theme.palette.text.secondary },
  },
  // In units of the text, not of the screen, so that large text keeps the column.
  '@container (min-width: 31rem)': {
    '& .seal': { width: '8rem' },
    '& thead th:nth-of-type(odd):not(.seal)': { width: '7.5rem' },
  },
  [theme.breakpoints.up('sm')]: { paddingBottom: 24, '& .page': { paddingInline: 24 } },
  // An open booklet: vaccines on the left page, the rest on the right.
  [theme.breakpoints.up('lg')]: {
    '& .page': { paddingInline: 32 },
    '& .spread': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      background: `linear-gradient(90deg, transparent calc(50% - 14px), ${theme.palette.background.default} calc(50% - 1px), ${theme.palette.divider} 50%, ${theme.palette.background.default} calc(50% + 1px), transparent calc(50% + 14px))`,
      '& > section:first-of-type': { gridRow: '1 / 3' },
    },
  },
  '@media print': {
    padding: 0,
    border: 0,
    '& .page': { paddingInline: 0 },
    '& .spread': { display: 'block', background: 'none' },
    '& .spread > section + section': { marginTop: '8mm' },
    '& section': { containerType: 'normal' },
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& h2': { breakAfter: 'avoid' },
    '& thead th:nth-of-type(odd):not(.seal)': { width: '20%' },
    '& .seal': { width: '25%' },
    '& td.seal': { height: '2cm' },
  },
}));
