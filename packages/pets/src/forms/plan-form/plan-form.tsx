import { Form } from '@huella/forms';
import { InlineAlert, StepAction, SubmitButton } from '@huella/ui';
import type { SyntheticEvent } from 'react';
import { copy } from '../../copy.ts';
import type { PetsDependencies } from '../../dependencies.ts';
import { vaccineNote } from '../../lib/vaccine-note.ts';
import { ChosenPrice } from '../../pages/add-pet/chosen-price.tsx';
import type { AddPetFlow } from '../../pages/add-pet/use-add-pet-flow.ts';
import { PaymentField } from './payment-field.tsx';
import { PlanField } from './plan-field.tsx';

export interface PlanFormProps {
  flow: AddPetFlow;
  PaymentMethodPicker: PetsDependencies['PaymentMethodPicker'];
  /** The error of the last submit, when no field shows it. */
  failure?: string;
  busy: boolean;
  onSubmit: (event?: SyntheticEvent) => unknown;
}

/** The second step of a new pet: plan and payment method (specification §4 *Add pet*, §9 *Plans*). */
export function PlanForm({ flow, PaymentMethodPicker, failure, busy, onSubmit }: PlanFormProps) {
  const { control } = flow.form;
  const actions = (
    <StepAction>
      <ChosenPrice control={flow.form.control} />
      <SubmitButton busy={busy} busyLabel={copy.addPet.sending}>
        {copy.addPet.submit}
      </SubmitButton>
    </StepAction>
  );
  return (
    <Form flow={flow} onSubmit={onSubmit} failure={failure} actions={actions}>
      <PlanField control={control} />
      <InlineAlert tone="info">{vaccineNote()}</InlineAlert>
      <PaymentField
        control={control}
        PaymentMethodPicker={PaymentMethodPicker}
        disabled={busy}
        onContinue={() => void onSubmit()}
      />
    </Form>
  );
}
