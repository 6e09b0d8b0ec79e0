import { FormAlert, TextField, useFocusOnFirstError } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { copy } from '../../copy.ts';
import { PetFields } from './pet-fields.tsx';
import type { PetFormApi } from './use-pet-form.ts';

export interface PetFormProps {
  form: PetFormApi;
  today: Day;
  /** What went wrong with the last sending, when no field shows it. */
  failure?: string;
  /** Called when everything is right; the values stay in `form`. */
  onValid: () => void;
}

const fields = ['nombre', 'animal', 'raza', 'sexo', 'color', 'fecha_nacimiento', 'peso'] as const;

/** The first step of a new pet: its data (specification §3 *Pet*, §5 *Pet*). */
export function PetForm({ form, today, failure, onValid }: PetFormProps) {
  const texts = copy.petForm;
  useFocusOnFirstError(form, fields);
  return (
    <Stack component="form" spacing={3} noValidate onSubmit={form.handleSubmit(onValid)}>
      <PetFields form={form} today={today} />
      <TextField
        control={form.control}
        name="peso"
        label={texts.peso}
        hint={texts.pesoHint}
        optional
        inputMode="decimal"
        autoComplete="off"
        adornment={texts.kilograms}
      />
      <FormAlert message={failure} />
      <Button type="submit" variant="contained" size="large" fullWidth>
        {copy.addPet.continue}
      </Button>
    </Stack>
  );
}
