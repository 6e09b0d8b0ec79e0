import { zodResolver } from '@hookform/resolvers/zod';
import { toAppError, useIdempotencyKey } from '@huella/api-client';
import { applyServerErrors, toast, useSubmitOnce } from '@huella/ui';
import { syncSchema, type SyncForm } from '@huella/validation/pet';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { petsApi } from '../../api/index.ts';
import { copy } from './copy.ts';
import { syncFailure } from './sync-failure.ts';

export interface SyncEnds {
  onSent: () => void;
  /** Called when the server knows of no personal data (specification §8). */
  onMissingData: () => void;
}

/** The form of the sync page and its sending, once however often it is tapped. */
export function useSyncForm({ onSent, onMissingData }: SyncEnds) {
  const form = useForm<SyncForm>({ resolver: zodResolver(syncSchema), defaultValues: { email: '' } });
  const [requestSyncLink, { isLoading: busy }] = petsApi.useRequestSyncLinkMutation();
  const keyFor = useIdempotencyKey();
  const [failure, setFailure] = useState<string>();

  async function send(body: SyncForm) {
    setFailure(undefined);
    const { error } = await requestSyncLink({ body, idempotencyKey: keyFor(body) });
    if (error !== undefined) return reject(error);
    toast.success(copy.success);
    onSent();
  }

  function reject(error: unknown) {
    const problem = toAppError(error);
    if (problem.code === 'person_required') onMissingData();
    else if (!applyServerErrors(problem.fields, form.setError)) setFailure(syncFailure(problem));
  }

  return { control: form.control, submit: useSubmitOnce(form.handleSubmit(send)), busy, failure };
}
