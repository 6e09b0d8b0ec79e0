import { zodResolver } from '@hookform/resolvers/zod';
import { toAppError, waitText } from '@huella/api-client';
import { applyServerErrors, toast, useSubmitOnce } from '@huella/ui';
import { deleteAccountSchema, type DeleteAccountForm } from '@huella/validation/auth';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { accountApi } from '../../api/account-endpoints.ts';
import { copy } from './copy.ts';

const resolver = zodResolver(deleteAccountSchema);
const texts = copy.sheet;

/** Deletes the account once the password is right; `onDeleted` ends the session on this device. */
export function useDeleteAccount(onDeleted: () => void) {
  const form = useForm<DeleteAccountForm>({ resolver, defaultValues: { password: '' } });
  const [deleteAccount] = accountApi.useDeleteAccountMutation();
  const [failure, setFailure] = useState<string>();

  async function send({ password }: DeleteAccountForm) {
    setFailure(undefined);
    const { error } = await deleteAccount({ password });
    if (error !== undefined) return reject(error);
    toast.success(texts.success);
    onDeleted();
  }

  function reject(error: unknown) {
    const { code, fields, retryAfter } = toAppError(error);
    const isPlaced = applyServerErrors(fields, form.setError, (path) =>
      path === 'password' ? path : undefined,
    );
    if (code === 'too_many_requests') setFailure(waitText(retryAfter));
    else if (!isPlaced) setFailure(texts.failure);
  }

  return {
    form,
    submit: useSubmitOnce(form.handleSubmit(send)),
    busy: form.formState.isSubmitting,
    failure,
  };
}
