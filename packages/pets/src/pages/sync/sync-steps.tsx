import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';

const Steps = styled('ol')(({ theme }) => ({
  margin: '16px 0 0',
  padding: 0,
  display: 'grid',
  gap: 12,
  listStyle: 'none',
  counterReset: 'step',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    gap: 12,
    alignItems: 'center',
    counterIncrement: 'step',
  },
  '& li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    borderRadius: '50%',
    fontWeight: 700,
    color: theme.palette.primary.main,
    backgroundColor: theme.palette.tint.primary,
  },
}));

/** What it is for and what happens next, before anything is asked. */
export function SyncSteps() {
  return (
    <div>
      <Typography>{copy.lead}</Typography>
      <Steps>
        {copy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </div>
  );
}
