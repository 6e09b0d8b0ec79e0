import { styled } from '@mui/material/styles';

/** The chart, and beside it on a desktop the button and the table. */
export const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 22rem)',
    alignItems: 'start',
  },
}));
