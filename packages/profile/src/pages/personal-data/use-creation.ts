import { toAppError, useIdempotencyKey } from '@huella/api-client';
import { SENT_TOAST_MS, toast } from '@huella/ui';
import { useState } from 'react';
import { profileApi } from '../../api/index.ts';
import { copy } from '../../copy.ts';
import { newPersonBody } from '../../lib/new-person-body.ts';
import { showRejection, type ProfileData, type ProfileForms } from './use-profile-forms.ts';

export interface CreationOptions {
  forms: ProfileForms;
  /** Called when it is done. */
  onSent: () => void;
  /** Called when the first step shows what the server refused. */
  onWrongPerson: () => void;
}

/** Sends the data of somebody who had none, and shows what came of it. */
export function useCreation({ forms, onSent, onWrongPerson }: CreationOptions) {
  const [post, { isLoading: busy }] = profileApi.useCreatePersonMutation();
  const keyFor = useIdempotencyKey();
  const [failure, setFailure] = useState<string>();

  async function send({ person, address }: ProfileData) {
    setFailure(undefined);
    const body = newPersonBody(person, address);
    const { error } = await post({ body, idempotencyKey: keyFor(body) });
    if (error !== undefined) return reject(error);
    toast.success(copy.success, { durationMs: SENT_TOAST_MS });
    onSent();
  }

  function reject(error: unknown) {
    const { code, fields } = toAppError(error);
    const { inPerson, unplaced } = showRejection(forms, fields);
    if (code === 'person_exists') setFailure(copy.alreadyGiven);
    else if (unplaced) setFailure(copy.failure);
    if (inPerson) onWrongPerson();
  }

  return { send, busy, failure };
}
