import { styled } from '@mui/material/styles';

/** The sheet of the checklist: the drawing above it on a phone, beside it where there is room. */
export const Sheet = styled('section')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: 24,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& > .picture': {
    display: 'grid',
    placeItems: 'center',
    padding: '16px 16px 8px',
    backgroundColor: theme.palette.tint.primary,
    '& svg': { width: 'min(100%, 11rem)', height: 'auto' },
  },
  '& > .words': { display: 'grid', justifyItems: 'start', gap: 16, padding: 20 },
  '& h2': { ...theme.typography.h1, margin: 0 },
  '& .lead': { margin: '-8px 0 0', color: theme.palette.text.secondary },
  '& .progress': {
    ...theme.typography.body2,
    display: 'grid',
    gap: 6,
    width: '100%',
    fontWeight: 600,
    color: theme.palette.text.secondary,
  },
  '& .bar': {
    height: 8,
    borderRadius: 4,
    backgroundColor: theme.palette.tint.primary,
    '& > span': {
      display: 'block',
      minWidth: 8,
      height: '100%',
      borderRadius: 4,
      backgroundColor: theme.palette.primary.main,
    },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    '& > .picture svg': { width: 'min(100%, 18rem)' },
    '& > .words': { padding: 32 },
  },
}));

/** Numbered steps under each other; a line leads from each to the next. */
export const Checklist = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  width: '100%',
  margin: '4px 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 14,
  },
  '& > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 40,
    bottom: -16,
    left: 17,
    width: 2,
    borderRadius: 1,
    backgroundColor: theme.palette.divider,
  },
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    fontWeight: 700,
    color: theme.palette.primary.main,
    backgroundColor: theme.palette.tint.primary,
  },
  '& [data-done] .mark': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
  '& h3': { ...theme.typography.h3, margin: 0, lineHeight: 1.3 },
  '& p': { ...theme.typography.body2, margin: '2px 0 0', color: theme.palette.text.secondary },
  '& p + *': { marginTop: 12 },
}));
