import { styled } from '@mui/material/styles';

/** Kilograms at the left, the plot, days below. The labels are text of the page and grow with its font size. */
export const Chart = styled('figure')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: '13rem auto',
  gap: '8px 20px',
  margin: '16px 0 0',
  paddingRight: 8,
  containerType: 'inline-size',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  color: theme.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  // All in one cell, as wide as the widest.
  '& .weights': { display: 'grid' },
  '& .weights > span': {
    position: 'relative',
    gridArea: '1 / 1',
    alignSelf: 'start',
    justifySelf: 'end',
    whiteSpace: 'nowrap',
    transform: 'translateY(-50%)',
  },
  '& .days': { position: 'relative', gridColumn: 2, minHeight: '2.7em' },
  '& .days > span': {
    position: 'absolute',
    top: 0,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    transform: 'translateX(-50%)',
  },
  '& .days > span:first-of-type:not(:only-of-type)': { textAlign: 'start', transform: 'translateX(-8px)' },
  '& .days > span:last-of-type:not(:only-of-type)': {
    textAlign: 'end',
    transform: 'translateX(calc(-100% + 8px))',
  },
  '& .days b': { display: 'block', fontWeight: 600, color: theme.palette.text.primary },
  // With a large font only the ends fit.
  '@container (max-width: 17rem)': {
    '& .days > span:not(:first-of-type, :last-of-type)': { display: 'none' },
  },
  [theme.breakpoints.up('lg')]: { gridTemplateRows: '20rem auto' },
}));

export const Plot = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: 8,
  cursor: 'pointer',
  touchAction: 'pan-y',
  outline: 'none',
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 12 },
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  '& line': { stroke: theme.palette.divider, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
  '& line.chosen': { stroke: theme.palette.primary.main, strokeWidth: 1.5, strokeDasharray: '4 4' },
  '& polyline': {
    fill: 'none',
    stroke: theme.palette.primary.main,
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  '& polygon': { fill: theme.palette.tint.primary, opacity: 0.7 },
  '& i': {
    position: 'absolute',
    width: 10,
    height: 10,
    margin: -5,
    borderRadius: '50%',
    border: `2.5px solid ${theme.palette.primary.main}`,
    backgroundColor: theme.palette.background.paper,
    transition: 'scale 150ms',
  },
  '& i[data-chosen]': { scale: '1.7', backgroundColor: theme.palette.primary.main },
  '@media (prefers-reduced-motion: reduce)': { '& i': { transition: 'none' } },
}));
