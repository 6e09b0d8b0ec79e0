import { useSubmit } from '@huella/forms';
import { SENT_TOAST_MS } from '@huella/ui';
import { profileApi } from '../../api/index.ts';
import { copy } from '../../copy.ts';
import { newPersonBody } from '../../lib/new-person-body.ts';
import type { PersonalDataFlow } from './use-personal-data-form.ts';

export function useCreation(flow: PersonalDataFlow, onSent: () => void) {
  const [createPerson] = profileApi.useCreatePersonMutation();
  return useSubmit(flow, {
    body: newPersonBody,
    send: createPerson,
    success: copy.success,
    successMs: SENT_TOAST_MS,
    failure: copy.failure,
    explain: ({ code }) => (code === 'person_exists' ? copy.alreadyGiven : undefined),
    onSent,
  });
}
