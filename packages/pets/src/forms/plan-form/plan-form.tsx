import { FormAlert, InlineAlert, SubmitButton, useFocusOnFirstError } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { copy } from '../../copy.ts';
import { vaccineNote } from '../../lib/vaccine-note.ts';
import type { PetsDependencies } from '../../dependencies.ts';
import { PaymentField } from './payment-field.tsx';
import { PlanField } from './plan-field.tsx';
import type { PlanFormApi } from './use-plan-form.ts';

export interface PlanFormProps {
  form: PlanFormApi;
  PaymentMethodPicker: PetsDependencies['PaymentMethodPicker'];
  /** What went wrong with the last sending, when no field shows it. */
  failure?: string;
  busy: boolean;
  /** Called when everything is right; the values stay in `form`. */
  onValid: () => void;
}

const fields = ['plan', 'id'] as const;

/** The second step of a new pet: its plan and how it is paid (specification §4 *Add pet*, §9 *Plans*). */
export function PlanForm({ form, PaymentMethodPicker, failure, busy, onValid }: PlanFormProps) {
  useFocusOnFirstError(form, fields);
  return (
    <Stack component="form" spacing={3} noValidate onSubmit={form.handleSubmit(onValid)}>
      <PlanField form={form} />
      <InlineAlert tone="info">{vaccineNote()}</InlineAlert>
      <PaymentField form={form} PaymentMethodPicker={PaymentMethodPicker} disabled={busy} />
      <FormAlert message={failure} />
      <SubmitButton busy={busy} busyLabel={copy.addPet.sending}>
        {copy.addPet.submit}
      </SubmitButton>
    </Stack>
  );
}
