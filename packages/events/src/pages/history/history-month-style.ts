import { styled } from '@mui/material/styles';

/** Height of a desktop's day, in pixels, and the weeks of the largest month. */
const DAY = 64;
const WEEKS = 6;
/** Of the month's name and the weekdays. */
const HEAD = 100;

/** The place of both, in which their query is measured. */
export const Place = styled('div')({ containerType: 'inline-size' });

/** The month above the day's list on a phone, beside it where both have room. */
export const Sides = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 36em)': {
    gridTemplateColumns: 'minmax(0, 25rem) minmax(16rem, 1fr)',
    alignItems: 'start',
  },
});

/** The card of the month. */
export const Month = styled('div')(({ theme }) => ({
  padding: '4px 0 12px',
  borderRadius: 24,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  // A desktop has room for larger days; the place is as high before the month's code is there.
  [theme.breakpoints.up('md')]: {
    padding: '12px 8px 20px',
    '& > .month': { display: 'grid', minHeight: DAY * WEEKS + HEAD },
    '& .MuiDateCalendar-root .day': { height: DAY - 2, fontSize: 'min(1.0625rem, 22px)' },
    '& .MuiDateCalendar-root .MuiDayCalendar-slideTransition': { minHeight: DAY * WEEKS },
  },
}));
