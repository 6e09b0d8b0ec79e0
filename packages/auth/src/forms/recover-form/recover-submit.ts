import { recoverSchema } from '@huella/validation/auth';
import { authApi } from '../../api/auth-endpoints.ts';
import { canonicalEmail } from '../canonical-email.ts';
import type { FormSubmit } from '../deferred-form/use-deferred-form.ts';

export const recoverSubmit: FormSubmit<{ email: string }> = {
  schema: recoverSchema,
  send: (dispatch, { email }) => {
    const body = { email: canonicalEmail(email) };
    return dispatch(authApi.endpoints.recoverPassword.initiate(body, { track: false }));
  },
};
