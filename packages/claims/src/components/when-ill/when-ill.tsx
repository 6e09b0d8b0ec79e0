import { NextSteps } from '@huella/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

const copy = {
  title: 'Si su mascota se enferma',
  steps: [
    'Llévela primero al veterinario que usted elija.',
    'Guarde la factura y los comprobantes de pago.',
    'Cuéntenos aquí qué pasó: desde ahí le decimos cada paso.',
  ],
} as const;

const Paper = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '30rem',
  padding: 24,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}));

export function WhenIll() {
  const heading = useId();
  return (
    <Paper aria-labelledby={heading}>
      <Typography component="h2" variant="h3" id={heading}>
        {copy.title}
      </Typography>
      <NextSteps steps={copy.steps} />
    </Paper>
  );
}
