import { styled } from '@mui/material/styles';

/** Rem: the dots grow with the letters, and with the tick inside. */
const DOT = 1.75;
const LINE = '2px';

/** An ordered list whose dots are joined by a line: down the side of a phone, across a desktop. */
export const Line = styled('ol')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', display: 'flex', gap: 14, paddingBottom: 14, minWidth: 0 },
  // From one dot to the next.
  '& > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: `${DOT}rem`,
    bottom: 0,
    left: `calc(${DOT / 2}rem - ${LINE} / 2)`,
    width: LINE,
    backgroundColor: theme.palette.divider,
  },
  '& > li[data-done]:not(:last-of-type)::before': { backgroundColor: theme.palette.primary.main },
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
    '& svg': { width: '1.125rem', height: '1.125rem' },
  },
  '& [data-done] .dot': {
    borderColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
  '& [data-current] .dot': { borderColor: theme.palette.primary.main, borderWidth: 4 },
  '& .words': {
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    gap: 4,
    minWidth: 0,
    paddingTop: 2,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& strong': { fontWeight: 600, lineHeight: 1.4, color: theme.palette.text.secondary },
  '& [data-done] strong': { color: theme.palette.text.primary },
  '& [data-current] strong': { ...theme.typography.h3, color: theme.palette.text.primary },
  '& small': { ...theme.typography.body2, color: theme.palette.text.secondary },
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    // Large letters need a second row; a word is never cut for it.
    flexWrap: 'wrap',
    rowGap: 16,
    '& > li': { flex: '1 0 auto', flexDirection: 'column', gap: 8, paddingRight: 8, paddingBottom: 0 },
    '& > li[data-current]': { flex: '3 1 9rem' },
    '& > li:not(:last-of-type)::before': {
      top: `calc(${DOT / 2}rem - ${LINE} / 2)`,
      bottom: 'auto',
      left: `${DOT}rem`,
      right: 0,
      width: 'auto',
      height: LINE,
    },
    '& strong': { fontSize: '0.875rem' },
  },
}));
