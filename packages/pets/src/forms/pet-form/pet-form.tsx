import { ChoiceField, DateField, SubmitButton, TextField } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { petBirthWindow } from '@huella/validation/pet';
import { copy } from '../../copy.ts';
import { BreedField } from './breed-field.tsx';
import { animalOptions, sexOptions } from './pet-options.tsx';
import { useFocusOnFirstError } from '../use-focus-on-first-error.ts';
import type { PetFormApi } from './use-pet-form.ts';

export interface PetFormProps {
  form: PetFormApi;
  today: Day;
  /** Called when everything is right; the values stay in `form`. */
  onValid: () => void;
}

/** The first step of a new pet: its data (specification §3 *Pet*, §5 *Pet*). */
export function PetForm({ form, today, onValid }: PetFormProps) {
  const { control } = form;
  const born = petBirthWindow(today);
  useFocusOnFirstError(form);
  return (
    <form noValidate onSubmit={form.handleSubmit(onValid)}>
      <TextField control={control} name="nombre" label={copy.petForm.nombre} autoComplete="off" />
      <ChoiceField control={control} name="animal" label={copy.petForm.animal} options={animalOptions} columns={2} />
      <BreedField form={form} />
      <ChoiceField control={control} name="sexo" label={copy.petForm.sexo} options={sexOptions} columns={2} />
      <TextField control={control} name="color" label={copy.petForm.color} hint={copy.petForm.colorHint} />
      <DateField
        control={control}
        name="fecha_nacimiento"
        label={copy.petForm.birth}
        hint={copy.petForm.birthHint}
        min={born.min}
        max={born.max}
      />
      <TextField
        control={control}
        name="peso"
        label={copy.petForm.peso}
        optional
        hint={copy.petForm.pesoHint}
        inputMode="decimal"
        adornment={copy.petForm.kilograms}
      />
      <SubmitButton>{copy.addPet.continue}</SubmitButton>
    </form>
  );
}
