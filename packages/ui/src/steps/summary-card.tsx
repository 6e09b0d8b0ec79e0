import { styled } from '@mui/material/styles';

/** A summary beside a form; hidden on a phone, which has no room. */
export const SummaryCard = styled('section')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gap: 16,
    padding: 24,
    borderRadius: 24,
    border: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.paper,
  },
}));
