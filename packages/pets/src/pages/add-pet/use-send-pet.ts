import { toAppError } from '@huella/api-client';
import { toast, useSubmitOnce } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import { useState } from 'react';
import { petsApi } from '../../api/index.ts';
import { copy } from '../../copy.ts';
import { idempotencyKeys } from '../../lib/idempotency-key.ts';
import { newPetBody } from '../../lib/new-pet-body.ts';
import { showRefusal } from './show-refusal.ts';
import { checkForms, type AddPetForms } from './use-add-pet-forms.ts';
import type { AddPetStep, AddPetSteps } from './use-add-pet-steps.ts';

/** Milliseconds that the success stays on the screen (specification §8 *Pets and personal data*). */
const TOAST_MS = 3500;

/** Sends what the forms hold, once however often it is asked, and shows what came of it. */
export function useSendPet(forms: AddPetForms, steps: AddPetSteps) {
  const [createPet, { isLoading: busy }] = petsApi.useCreatePetMutation();
  const [keyFor] = useState(idempotencyKeys);
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState(false);

  const goTo = (step: AddPetStep) => {
    if (step !== 'code') steps.returnTo(step);
  };

  const send = useSubmitOnce(async (code: string) => {
    setFailure(null);
    const checked = await checkForms(forms);
    if ('wrong' in checked) return goTo(checked.wrong);
    const body = newPetBody(checked.pet, checked.plan, code, todayInArgentina());
    const { error } = await createPet({ body, idempotencyKey: keyFor(body) });
    if (error === undefined) {
      toast.success(copy.addPet.success, { durationMs: TOAST_MS });
      return setSent(true);
    }
    const { step, unplaced } = showRefusal(forms, toAppError(error));
    if (unplaced) setFailure(copy.addPet.failure);
    goTo(step);
  });

  return { send, busy, failure, sent };
}
