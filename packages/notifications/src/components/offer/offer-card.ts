import { styled } from '@mui/material/styles';

export const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  padding: 20,
  borderRadius: 16,
  backgroundColor: theme.palette.tint.primary,
  '& > div': { minWidth: 0, flex: 1 },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: '4px 0 12px' },
  // Distinguishes the badge from the card of the same colour.
  '& > span': { backgroundColor: theme.palette.background.paper },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end' },
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'wrap',
    '& > div': { flexBasis: '100%' },
    '& .actions': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .actions > div > button': { width: '100%' },
  },
}));
