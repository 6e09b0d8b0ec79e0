import { styled } from '@mui/material/styles';

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& .badge': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    height: 44,
    borderRadius: 14,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.tint.primary,
  },
  '& .words': {
    display: 'grid',
    justifyItems: 'start',
    gap: 4,
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
}));

export const Pick = styled('label')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  margin: '0 -12px 0 -12px',
  cursor: 'pointer',
  borderRadius: theme.shape.borderRadius,
  '& > input': { cursor: 'inherit' },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: -6 },
}));

export const Rows = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: 0,
  overflowWrap: 'anywhere',
  '& > div': { display: 'flex', gap: 8, minWidth: 0 },
  '& dt': { ...theme.typography.body2, color: theme.palette.text.secondary },
  '& dd': { ...theme.typography.body2, margin: 0, minWidth: 0 },
}));

/** Beside each other, wrapped where narrow, stacked for large text. */
export const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > [aria-disabled]': {
    color: theme.palette.text.secondary,
    borderColor: theme.palette.divider,
    cursor: 'not-allowed',
  },
  '& > .MuiButton-root': { flex: '1 1 8rem', maxWidth: '16rem', paddingInline: 12, fontSize: '0.9375rem' },
}));
