import type { Pet } from '@huella/contract';
import { Form } from '@huella/forms';
import { DateField, SubmitButton, TextField } from '@huella/ui';
import { copy } from './copy.ts';
import { ReplaceDialog } from './replace-dialog.tsx';
import { useWeightForm } from './use-weight-form.ts';

export interface WeightFormProps {
  pet: Pet;
  onSaved: () => void;
}

export function WeightForm({ pet, onSaved }: WeightFormProps) {
  const { flow, today, busy, failure, submit, ...confirmation } = useWeightForm(pet, onSaved);
  const { control } = flow.form;
  const submitButton = (
    <SubmitButton busy={busy} busyLabel={copy.sending}>
      {copy.submit}
    </SubmitButton>
  );
  return (
    <>
      <Form flow={flow} onSubmit={submit} failure={failure} actions={submitButton}>
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
      </Form>
      <ReplaceDialog {...confirmation} busy={busy} />
    </>
  );
}
