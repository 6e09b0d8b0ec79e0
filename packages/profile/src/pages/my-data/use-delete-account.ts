import { zodResolver } from '@hookform/resolvers/zod';
import { useFlow, useSubmit } from '@huella/forms';
import { toast } from '@huella/ui';
import { deleteAccountSchema, type DeleteAccountForm } from '@huella/validation/auth';
import { accountApi } from '../../api/account-endpoints.ts';
import { copy } from './copy.ts';

const resolver = zodResolver(deleteAccountSchema);
const defaultValues = { password: '' };
const texts = copy.sheet;

/** `onDeleted` ends the session on this device. */
export function useDeleteAccount(onDeleted: () => void) {
  const [deleteAccount] = accountApi.useDeleteAccountMutation();
  const flow = useFlow<DeleteAccountForm, DeleteAccountForm>({ resolver, defaultValues });
  function end() {
    // Ending the session clears the toasts, so this one comes after it.
    onDeleted();
    toast.success(texts.success);
  }
  const submit = useSubmit(flow, {
    body: (data: DeleteAccountForm) => data,
    send: async ({ body }) => {
      const answer = await deleteAccount(body);
      if (answer.error === undefined) end();
      return answer;
    },
    failure: texts.failure,
    onSent: () => undefined,
  });
  return { flow, ...submit };
}
