import { toAppError, useIdempotencyKey } from '@huella/api-client';
import { SENT_TOAST_MS, toast, useSubmitOnce } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import { useState } from 'react';
import { petsApi } from '../../api/index.ts';
import { copy } from '../../copy.ts';
import { newPetBody } from '../../lib/new-pet-body.ts';
import { showRejection } from './show-rejection.ts';
import { checkForms, type AddPetForms } from './use-add-pet-forms.ts';

/** What came of a sending: done, or the place that shows what is wrong. */
export type Outcome = 'sent' | 'pet' | 'plan' | 'code';

/** Sends what the forms hold, once however often it is asked, and says where to go with what came of it. */
export function useSendPet(forms: AddPetForms, onOutcome: (outcome: Outcome) => void) {
  const [createPet, { isLoading: busy }] = petsApi.useCreatePetMutation();
  const keyFor = useIdempotencyKey();
  const [failure, setFailure] = useState<string>();

  async function sendOnce(code: string): Promise<Outcome> {
    setFailure(undefined);
    const checked = await checkForms(forms);
    if ('wrong' in checked) return checked.wrong;
    const body = newPetBody(checked.pet, checked.plan, code, todayInArgentina());
    const { error } = await createPet({ body, idempotencyKey: keyFor(body) });
    if (error !== undefined) return reject(error);
    toast.success(copy.addPet.success, { durationMs: SENT_TOAST_MS });
    return 'sent';
  }

  function reject(error: unknown): Outcome {
    const rejection = showRejection(forms, toAppError(error));
    if (rejection.unplaced) setFailure(copy.addPet.failure);
    if (rejection.forms.has('pet')) return 'pet';
    return rejection.forms.has('plan') || rejection.unplaced ? 'plan' : 'code';
  }

  const send = useSubmitOnce(async (code: string) => onOutcome(await sendOnce(code)));
  return { send, busy, failure };
}
