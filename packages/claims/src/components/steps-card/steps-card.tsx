import { NumberedList } from '@huella/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

const Paper = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '30rem',
  padding: 24,
  borderRadius: 24,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}));

export interface StepsCardProps {
  title: string;
  steps: readonly string[];
}

export function StepsCard({ title, steps }: StepsCardProps) {
  const headingId = useId();
  return (
    <Paper aria-labelledby={headingId}>
      <Typography component="h2" variant="h3" id={headingId}>
        {title}
      </Typography>
      <NumberedList steps={steps} />
    </Paper>
  );
}
