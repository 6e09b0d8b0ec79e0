import { styled } from '@mui/material/styles';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    gap: 12,
    alignItems: 'start',
    counterIncrement: 'step',
    '& > span': { paddingBlock: 4 },
  },
  '& > li::before': {
    content: 'counter(step) / ""',
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    borderRadius: '50%',
    fontSize: '0.9375rem',
    fontWeight: 700,
    color: theme.palette.primary.main,
    backgroundColor: theme.palette.tint.primary,
  },
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(1rem - 1px)',
    top: 'calc(2rem + 4px)',
    bottom: -12,
    width: 2,
    borderRadius: 1,
    backgroundColor: theme.palette.divider,
  },
}));

/** Steps with their numbers. */
export function NumberedList({ steps }: { steps: readonly string[] }) {
  return (
    <List>
      {steps.map((step) => (
        <li key={step}>
          <span>{step}</span>
        </li>
      ))}
    </List>
  );
}
