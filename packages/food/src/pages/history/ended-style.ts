import { styled } from '@mui/material/styles';

/** A card per year with lines between its rows; on a desktop the details are beside the title. */
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
  '& li': { containerType: 'inline-size' },
  '& article': {
    display: 'grid',
    gridTemplate: '"title more" "lasted lasted" "details details" "again again" / minmax(0, 1fr) auto',
    columnGap: 16,
    padding: '12px 16px 4px',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  '& h3': { ...theme.typography.body1, gridArea: 'title', margin: 0, fontWeight: 600, lineHeight: 1.4 },
  '& p': { ...theme.typography.body2, margin: 0, lineHeight: 1.4, color: theme.palette.text.secondary },
  '& .lasted': { gridArea: 'lasted', color: theme.palette.text.primary },
  '& .details': { gridArea: 'details' },
  '& .again': {
    gridArea: 'again',
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
  },
  '& .more': { gridArea: 'more', alignSelf: 'start', margin: '-10px -12px -12px 0' },
  '@container (min-width: 34rem)': {
    '& article': {
      gridTemplate:
        '"title details more" auto "lasted details more" auto "again details more" 1fr / minmax(0, 1fr) 17rem auto',
    },
  },
}));
