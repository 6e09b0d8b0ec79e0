import { useFormValues } from '@huella/forms';
import { PetAvatar, SummaryCard } from '@huella/ui';
import { isDay, todayInArgentina } from '@huella/validation/day';
import { titleCase } from '@huella/validation/text';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { copy } from './copy.ts';
import { ageLabel } from '../../lib/age-label.ts';
import { MonthlyPrice } from './monthly-price.tsx';
import { useChosenPlan } from './use-chosen-plan.ts';
import type { AddPetFlow } from './use-add-pet-flow.ts';

/** The pet and the price, as far as they are filled in. */
export function InsuranceSummary({ form }: Pick<AddPetFlow, 'form'>) {
  const titleId = useId();
  const { datos_mascota: pet, datos_pago } = useFormValues(form.control);
  const plan = useChosenPlan(datos_pago.plan);
  const name = titleCase(pet.nombre);
  const details = [pet.raza, ageOf(pet.fecha_nacimiento)].filter(Boolean).join(' · ');
  return (
    <SummaryCard aria-labelledby={titleId}>
      <Typography component="h2" variant="h3" id={titleId} sx={{ color: 'primary.main' }}>
        {copy.summary.title}
      </Typography>
      <div style={rowStyle}>
        <PetAvatar animal={pet.animal ?? 'Perro'} name={name} size={72} />
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h2" component="p" color={name === '' ? 'textSecondary' : undefined}>
            {name || copy.summary.nameless}
          </Typography>
          <Typography color="textSecondary">{details}</Typography>
        </div>
      </div>
      <Divider />
      {plan === undefined ? (
        <Typography color="textSecondary">{copy.summary.noPlan}</Typography>
      ) : (
        <MonthlyPrice plan={plan} />
      )}
    </SummaryCard>
  );
}

const rowStyle = { display: 'flex', alignItems: 'center', gap: 16 } as const;

function ageOf(birth: string): string {
  const today = todayInArgentina();
  return isDay(birth) && birth <= today ? ageLabel(birth, today) : '';
}
