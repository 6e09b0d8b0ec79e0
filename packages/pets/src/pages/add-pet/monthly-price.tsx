import type { Plan } from '@huella/contract';
import { formatMoney } from '@huella/validation/number';
import Typography from '@mui/material/Typography';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';

export function MonthlyPrice({ plan: { nombre, costo, suma_asegurada } }: { plan: Plan }) {
  return (
    <div>
      <Typography sx={{ fontWeight: 700 }}>{nombre}</Typography>
      <p style={{ margin: 0 }}>
        <Typography component="span" sx={priceStyle}>
          {formatMoney(costo)}
        </Typography>{' '}
        <Typography component="span" color="textSecondary">
          {copy.summary.monthly}
        </Typography>
      </p>
      <Typography color="textSecondary">{shared.planForm.insured(formatMoney(suma_asegurada))}</Typography>
    </div>
  );
}

const priceStyle = {
  fontSize: '2.25rem',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
} as const;
