import { styled } from '@mui/material/styles';

/** In rem, so that dots grow with the text. */
const DOT = 1.25;
const LINE = '2px';

export const Chain = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  '& ol': { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { position: 'relative', display: 'flex', gap: 10, minWidth: 0, paddingBottom: 8 },
  '& li:last-of-type': { paddingBottom: 0 },
  // From one dot to the next.
  '& li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: `${DOT}rem`,
    bottom: 0,
    left: `calc(${DOT / 2}rem - ${LINE} / 2)`,
    width: LINE,
    backgroundColor: theme.palette.divider,
  },
  '& .dot': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: `${DOT}rem`,
    height: `${DOT}rem`,
    borderRadius: '50%',
    border: `2px solid ${theme.palette.outline}`,
    backgroundColor: theme.palette.background.paper,
    '& svg': { width: '0.75rem', height: '0.75rem', strokeWidth: 3 },
  },
  '& [data-status="done"] .dot': {
    borderColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
  '& [data-status="failed"] .dot': {
    border: 0,
    color: theme.palette.error.main,
    backgroundColor: theme.palette.tint.error,
    '& svg': { width: `${DOT}rem`, height: `${DOT}rem`, strokeWidth: 2 },
  },
  '& .words': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 8,
    flex: 1,
    minWidth: 0,
    fontSize: '0.875rem',
    lineHeight: `${DOT}rem`,
    overflowWrap: 'anywhere',
  },
  '& strong': { fontWeight: 600, color: theme.palette.text.primary },
  '& [data-status="next"] strong': { fontWeight: 400, color: theme.palette.text.secondary },
  '& small': { fontSize: 'inherit', color: theme.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '@container (min-width: 36rem)': {
    '& ol': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    '& li': { flexDirection: 'column', gap: 6, paddingBottom: 0, paddingInlineEnd: 8 },
    '& li:not(:last-of-type)::before': {
      top: `calc(${DOT / 2}rem - ${LINE} / 2)`,
      bottom: 'auto',
      left: `${DOT}rem`,
      right: 0,
      width: 'auto',
      height: LINE,
    },
    '& .words': { display: 'grid' },
  },
}));
