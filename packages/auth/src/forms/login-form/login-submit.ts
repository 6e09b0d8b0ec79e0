import { endSession } from '@huella/api-client';
import { loginSchema } from '@huella/validation/auth';
import { authApi } from '../../api/auth-endpoints.ts';
import { sessionActions } from '../../session/session-slice.ts';
import { canonicalEmail } from '../canonical-email.ts';
import type { FormSubmit } from '../deferred-form/use-deferred-form.ts';

/** The rules and the call of the login form. */
export const loginSubmit: FormSubmit<{ email: string; password: string }> = {
  schema: loginSchema,
  send: async (dispatch, { email, password }) => {
    const mail = canonicalEmail(email);
    const call = authApi.endpoints.login.initiate({ email: mail, password }, { track: false });
    const answer = await dispatch(call);
    if (!answer.data) return answer;
    // Nothing of the person who was here before may be left when the next screen asks (O-AU-06).
    dispatch(endSession());
    dispatch(sessionActions.signedIn({ ...answer.data, mail }));
    return {};
  },
};
