import { styled } from '@mui/material/styles';

/** Rows that lead to a page beside them; the one that is shown is tinted and marked at its edge. */
export const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: '4px 0',
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 64,
    padding: 12,
    borderRadius: 16,
    border: '1px solid transparent',
    color: theme.palette.text.primary,
    textDecoration: 'none',
    transition: 'background-color 150ms, border-color 150ms',
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.action.hover } },
    '&[aria-current]': {
      borderColor: theme.palette.divider,
      backgroundColor: theme.palette.background.paper,
      boxShadow: `inset 4px 0 0 ${theme.palette.primary.main}`,
    },
  },
  '& .words': {
    display: 'grid',
    justifyItems: 'start',
    gap: 4,
    minWidth: 0,
    lineHeight: 1.3,
    overflowWrap: 'break-word',
  },
  '& small': { ...theme.typography.body2, lineHeight: 1.3, color: theme.palette.text.secondary },
  '& .state': { fontSize: '0.8125rem' },
  '& .add': { fontWeight: 600, color: theme.palette.primary.main },
  '& .plus': {
    display: 'grid',
    placeItems: 'center',
    width: 56,
    height: 56,
    borderRadius: '50%',
    border: `1.5px dashed ${theme.palette.outline}`,
  },
}));
