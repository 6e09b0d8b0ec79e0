import { Illustration } from '@huella/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  // On a phone the drawing would push the form down.
  '& > svg': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    padding: 24,
    borderRadius: 24,
    border: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.paper,
    '& > svg': { display: 'block', justifySelf: 'center', maxWidth: '100%' },
  },
}));

const Steps = styled('ol')(({ theme }) => ({
  margin: 0,
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

export function SyncSteps() {
  return (
    <Panel>
      <Illustration name="pets" />
      <Typography>{copy.lead}</Typography>
      <Steps>
        {copy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </Panel>
  );
}
