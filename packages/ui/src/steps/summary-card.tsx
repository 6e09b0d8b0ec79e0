import { styled } from '@mui/material/styles';

/** What a form says so far, on paper of its own. For wide screens: a phone has no room beside its form. */
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
