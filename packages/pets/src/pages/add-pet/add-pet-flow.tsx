import { StepHeading, type TwoSteps, UnsavedChangesGuard } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate } from 'react-router-dom';
import { copy } from '../../copy.ts';
import { PetForm } from '../../forms/pet-form/pet-form.tsx';
import { PlanForm } from '../../forms/plan-form/plan-form.tsx';
import type { PetsDependencies } from '../../dependencies.ts';
import { BenefitCodeDialog } from './benefit-code-dialog.tsx';
import { LeaveFlow } from './leave-flow.tsx';
import { useAddPetForms } from './use-add-pet-forms.ts';
import { useSendPet, type Outcome } from './use-send-pet.ts';

export interface AddPetFlowProps {
  steps: TwoSteps<'pet' | 'plan'>;
  PaymentMethodPicker: PetsDependencies['PaymentMethodPicker'];
}

/** The two steps of a new pet and the question for a benefit code, over one set of forms (specification §4). */
export function AddPetFlow({ steps, PaymentMethodPicker }: AddPetFlowProps) {
  const [today] = useState(() => todayInArgentina());
  const [isAsking, setAsking] = useState(false);
  const [isSent, setSent] = useState(false);
  const forms = useAddPetForms(today);
  const { send, busy, failure } = useSendPet(forms, show);

  function show(outcome: Outcome) {
    if (outcome === 'sent') return setSent(true);
    // The open dialog takes a "back" for itself (D37): it has to be gone before the step goes back.
    if (outcome !== 'code') flushSync(() => setAsking(false));
    if (outcome === 'pet') steps.toFirst();
    if (outcome === 'plan' && forms.plan.getFieldState('plan').invalid) forms.plan.setFocus('plan');
  }

  if (isSent) return <LeaveFlow steps={steps} />;
  if (!steps.reached) return <Navigate to={{ search: '' }} replace />;
  return (
    <Stack spacing={2}>
      <UnsavedChangesGuard when={forms.dirty} />
      <StepHeading>{copy.addPet.step[steps.current]}</StepHeading>
      {steps.current === 'pet' ? (
        <PetForm form={forms.pet} today={today} failure={failure} onValid={steps.toSecond} />
      ) : (
        <PlanForm
          form={forms.plan}
          PaymentMethodPicker={PaymentMethodPicker}
          failure={failure}
          busy={busy}
          onValid={() => setAsking(true)}
        />
      )}
      <BenefitCodeDialog
        open={isAsking}
        busy={busy}
        form={forms.code}
        onSend={send}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
