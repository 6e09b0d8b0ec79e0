import type { Pet } from '@huella/contract';
import { Form } from '@huella/forms';
import { DateField, FormWithSummary, SubmitButton } from '@huella/ui';
import { petName } from '@huella/validation/text';
import Typography from '@mui/material/Typography';
import { ClaimSummary } from './claim-summary.tsx';
import { copy } from './copy.ts';
import { DescriptionField } from './description-field.tsx';
import { useClaimForm } from './use-claim-form.ts';

/** Day and description, with a summary beside them on a desktop. */
export function ClaimForm({ pet }: { pet: Pet }) {
  const { flow, today, submit, busy, failure } = useClaimForm(pet);
  const { control } = flow.form;
  const covered = pet.vigencia?.desde;
  const submitButton = (
    <SubmitButton busy={busy} busyLabel={copy.sending}>
      {copy.submit}
    </SubmitButton>
  );
  return (
    <FormWithSummary summary={<ClaimSummary pet={pet} control={control} />}>
      <Form flow={flow} onSubmit={submit} failure={failure} actions={submitButton}>
        <Typography>{copy.lead(petName(pet.nombre))}</Typography>
        <DateField
          control={control}
          name="fechaEnfermedad"
          label={copy.day}
          min={covered !== undefined && covered <= today ? covered : undefined}
          max={today}
        />
        <DescriptionField control={control} />
      </Form>
    </FormWithSummary>
  );
}
