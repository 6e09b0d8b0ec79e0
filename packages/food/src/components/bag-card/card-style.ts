import { styled } from '@mui/material/styles';

export const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateRows: 'auto 1fr auto',
  padding: 16,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  overflowWrap: 'anywhere',
  '& .head': { display: 'flex', justifyContent: 'space-between', gap: 8 },
  '& .head > div': { minWidth: 0 },
  '& .head button': { flex: 'none', margin: '-8px -8px -8px 0' },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& .head p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
  // With large text, moves the words below the drawing.
  '& .body': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', alignContent: 'start', gap: 16 },
  '& .drawing': { flex: 'none', width: '7rem', maxWidth: '100%' },
  '& .drawing + div': { flex: '1 1 8.5rem', minWidth: 0 },
  '& .details': { marginBottom: 8, fontVariantNumeric: 'tabular-nums' },
  '& .ends': {
    ...theme.typography.h1,
    fontSize: '1.5rem',
    marginBlock: '2px 4px',
    '&::first-letter': { textTransform: 'uppercase' },
  },
  '& .details[data-over] .ends': { color: theme.palette.secondary.main },
  '& .basis': { ...theme.typography.body2, color: theme.palette.text.secondary },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '4px 8px',
    '& > a': { flex: '1 0 100%' },
    '& > button': { paddingInline: 8, fontSize: '0.9375rem' },
  },
}));
