import type { Pet } from '@huella/contract';
import { DateField, FormAlert, SubmitButton, TextField, useReportDirty } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { copy } from './copy.ts';
import { ReplaceQuestion } from './replace-question.tsx';
import { useWeightForm } from './use-weight-form.ts';

export interface WeightFormProps {
  pet: Pet;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
}

/** The fields of a weighing, and the question before one takes the place of another. */
export function WeightForm({ pet, onDirty, onSaved }: WeightFormProps) {
  const { form, today, busy, failure, submit, ...question } = useWeightForm(pet, onSaved);
  const { control, formState } = form;
  useReportDirty(formState.isDirty, onDirty);
  return (
    <>
      <Stack component="form" spacing={3} noValidate onSubmit={submit}>
        <TextField
          control={control}
          name="peso"
          label={copy.peso}
          hint={copy.pesoHint}
          inputMode="decimal"
          autoComplete="off"
          adornment={copy.kilograms}
        />
        <DateField
          control={control}
          name="fecha_pesaje"
          label={copy.day}
          hint={copy.dayHint}
          min={pet.fecha_nacimiento}
          max={today}
        />
        <FormAlert message={failure} />
        <SubmitButton busy={busy} busyLabel={copy.sending}>
          {copy.submit}
        </SubmitButton>
      </Stack>
      <ReplaceQuestion {...question} busy={busy} />
    </>
  );
}
