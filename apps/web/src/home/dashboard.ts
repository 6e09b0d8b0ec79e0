import { styled } from '@mui/material/styles';

/** The two columns of home: from a desktop's width on, what comes stands beside the pets and what waits. */
export const Dashboard = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)',
    columnGap: 40,
    alignItems: 'start',
  },
}));
