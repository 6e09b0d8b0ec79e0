import { formatMoney } from '@huella/validation/number';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { copy } from '../../copy.ts';
import type { AddPetFlow } from './use-add-pet-flow.ts';
import { useChosenPlan } from './use-chosen-plan.ts';

// A desktop has the summary beside the form.
const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 8px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

/** The chosen plan and its price, in one line above the button. */
export function ChosenPrice({ control }: Pick<AddPetFlow['form'], 'control'>) {
  const plan = useChosenPlan(useWatch({ control, name: 'datos_pago.plan' }));
  if (plan === undefined) return null;
  return (
    <Line>
      <strong>{plan.nombre}</strong> · {copy.planForm.monthly(formatMoney(plan.costo))}
    </Line>
  );
}
