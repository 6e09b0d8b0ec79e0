import { toAppError, type AppError } from '@huella/api-client';
import { registerSchema } from '@huella/validation/auth';
import { authApi } from '../../api/auth-endpoints.ts';
import { copy } from '../../copy.ts';
import { canonicalEmail } from '../canonical-email.ts';
import { loginSubmit } from '../login-form/login-submit.ts';
import type { FormSubmit } from '../deferred-form/use-deferred-form.ts';

/** Creates the account and signs in. If only the sign-in fails, the account exists and the form succeeds without a session. */
export const registerSubmit: FormSubmit<{ email: string; password: string; confirm: string }> = {
  schema: registerSchema,
  send: async (dispatch, { email, ...passwords }) => {
    const body = { email: canonicalEmail(email), ...passwords };
    const { error } = await dispatch(authApi.endpoints.register.initiate(body, { track: false }));
    if (error === undefined) {
      await loginSubmit.send(dispatch, { email, password: passwords.password });
      return {};
    }
    const failure = toAppError(error);
    return { error: failure.status === 409 ? takenAtEmail(failure) : failure };
  },
};

/** Shows the 409 at the email field (specification §8). */
function takenAtEmail(error: AppError): AppError {
  return { ...error, fields: [{ path: 'email', code: 'email_taken', message: copy.register.taken }] };
}
