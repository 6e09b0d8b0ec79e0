import type { Pet } from '@huella/contract';
import { PetThumbnail } from '@huella/pets/api';
import { NumberedList, SummaryCard } from '@huella/ui';
import type { ClaimForm } from '@huella/validation/claim';
import { formatDay, isDay } from '@huella/validation/day';
import { collapseBlanks, petName } from '@huella/validation/text';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';

export interface ClaimSummaryProps {
  pet: Pet;
  control: Control<ClaimForm, unknown, ClaimForm>;
}

export function ClaimSummary({ pet, control }: ClaimSummaryProps) {
  const headingId = useId();
  const [day, text] = useWatch({ control, name: ['fechaEnfermedad', 'denuncia_administrativa'] });
  const name = petName(pet.nombre);
  const description = collapseBlanks(text);
  return (
    <SummaryCard aria-labelledby={headingId}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <PetThumbnail pet={pet} />
        <div>
          <Typography component="h2" variant="h3" id={headingId}>
            {copy.summary.of(name)}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {isDay(day) ? formatDay(day) : copy.summary.noDay}
          </Typography>
        </div>
      </Stack>
      {description !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{description}</Typography>}
      <Typography component="h3" variant="h3">
        {copy.summary.next}
      </Typography>
      <NumberedList steps={shared.refundSteps} />
    </SummaryCard>
  );
}
