import { type Flow, useSubmit } from '@huella/forms';
import type { FieldValues } from 'react-hook-form';
import { type NewPaymentMethod, paymentsApi, stashPaymentMethod } from '../api/index.ts';
import { copy } from '../copy.ts';

/**
 * `known` is chosen outside of the form. `onSaved` gets the id of the new or existing method (D24). The number stays out of the
 * store.
 */
export function useSaveMethod<Values extends FieldValues>(
  flow: Flow<Values, NewPaymentMethod>,
  onSaved: (id: number) => void,
  known: Partial<NewPaymentMethod> = {},
) {
  const [createPaymentMethod, { reset }] = paymentsApi.useCreatePaymentMethodMutation();
  return useSubmit(flow, {
    body: (method: NewPaymentMethod) => ({ ...method, ...known }),
    send: async ({ body }) => {
      const answer = await createPaymentMethod(stashPaymentMethod(body));
      reset();
      return answer;
    },
    success: copy.saved,
    failure: copy.failed,
    onSent: (saved) => saved && onSaved(saved.id),
  });
}
