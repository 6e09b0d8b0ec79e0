import { styled } from '@mui/material/styles';

/** Labels above values, in columns that long breeds and large fonts break. */
export const DetailList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: '12px 20px',
  margin: 0,
  '& dt': { fontSize: '0.875rem', color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere', hyphens: 'auto' },
  '& small': { display: 'block', fontWeight: 400, fontSize: '0.875rem', color: theme.palette.text.secondary },
}));
