import { toAppError } from '@huella/api-client';
import { applyServerErrors, toast } from '@huella/ui';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type NewPaymentMethod, paymentsApi, stashPaymentMethod } from '../api/index.ts';
import { copy } from '../copy.ts';

/**
 * Sends a payment method and says how it went. `onSaved` gets its id, new or existing (D24). What the server refuses
 * lands on the fields; `failure` is the text for everything else.
 */
export function useSavePaymentMethod<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, NewPaymentMethod>,
  onSaved: (id: number) => void,
) {
  const [createPaymentMethod, { reset }] = paymentsApi.useCreatePaymentMethodMutation();
  const [failure, setFailure] = useState<string>();

  async function save(method: NewPaymentMethod) {
    setFailure(undefined);
    const answer = await createPaymentMethod(stashPaymentMethod(method));
    reset();
    if (answer.data) {
      toast.success(copy.saved);
      onSaved(answer.data.id);
    } else if (!placeErrors(form, answer.error)) setFailure(copy.failed);
  }

  return { save, failure };
}

/** Whether every error of the server found a field that is on the screen. */
function placeErrors<Values extends FieldValues>(
  { setError, getValues }: UseFormReturn<Values, unknown, NewPaymentMethod>,
  error: unknown,
): boolean {
  const isShown = (path: string): path is FieldPath<Values> => path in getValues();
  return applyServerErrors(toAppError(error).fields, setError, (path) => (isShown(path) ? path : undefined));
}
