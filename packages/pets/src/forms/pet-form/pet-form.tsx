import { ChoiceField, DateField, FormAlert, TextField, useFocusOnFirstError } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { petBirthWindow } from '@huella/validation/pet';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { copy } from '../../copy.ts';
import { BreedField } from './breed-field.tsx';
import { animalOptions, sexOptions } from './pet-options.tsx';
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
  const { control } = form;
  const texts = copy.petForm;
  useFocusOnFirstError(form, fields);
  return (
    <Stack component="form" spacing={3} noValidate onSubmit={form.handleSubmit(onValid)}>
      <TextField control={control} name="nombre" label={texts.nombre} autoComplete="off" />
      <ChoiceField control={control} name="animal" label={texts.animal} options={animalOptions} columns={2} />
      <BreedField form={form} />
      <ChoiceField control={control} name="sexo" label={texts.sexo} options={sexOptions} columns={2} />
      <TextField control={control} name="color" label={texts.color} hint={texts.colorHint} />
      <DateField
        control={control}
        name="fecha_nacimiento"
        label={texts.birth}
        hint={texts.birthHint}
        {...petBirthWindow(today)}
      />
      <TextField
        control={control}
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
