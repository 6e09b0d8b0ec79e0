import { styled } from '@mui/material/styles';

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
