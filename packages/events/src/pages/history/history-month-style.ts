import { styled } from '@mui/material/styles';

/** Pixels of a day's height on a desktop, and weeks of the longest month. */
const DAY = 56;
const WEEKS = 6;
const HEAD = 100;

/** The container that their query measures. */
export const Container = styled('div')({ containerType: 'inline-size' });

export const Sides = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 52em)': {
    gridTemplateColumns: 'minmax(0, 25rem) minmax(16rem, 1fr)',
    alignItems: 'start',
  },
});

export const Month = styled('div')(({ theme }) => ({
  padding: '4px 0 12px',
  borderRadius: 24,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  // Larger days on a desktop; the height is reserved before the month's code loads.
  [theme.breakpoints.up('md')]: {
    padding: '12px 8px 20px',
    '& > .month': { display: 'grid', minHeight: DAY * WEEKS + HEAD },
    '& > .month > *': { maxWidth: 'none' },
    '& .MuiDateCalendar-root .day': { height: DAY - 2, fontSize: 'min(1.0625rem, 22px)' },
    '& .MuiDateCalendar-root .MuiDayCalendar-slideTransition': { minHeight: DAY * WEEKS },
  },
}));
