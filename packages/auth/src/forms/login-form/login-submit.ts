import { endSession } from '@huella/api-client';
import { loginSchema } from '@huella/validation/auth';
import { authApi } from '../../api/auth-endpoints.ts';
import { sessionActions } from '../../session/session-slice.ts';
import { canonicalEmail } from '../canonical-email.ts';
import type { FormSubmit } from '../deferred-form/use-deferred-form.ts';

export const loginSubmit: FormSubmit<{ email: string; password: string }> = {
  schema: loginSchema,
  send: async (dispatch, { email: typed, password }) => {
    const email = canonicalEmail(typed);
    const call = authApi.endpoints.login.initiate({ email, password }, { track: false });
    const answer = await dispatch(call);
    if (!answer.data) return answer;
    // No data of a previous person may remain for the next screen (O-AU-06).
    dispatch(endSession());
    dispatch(sessionActions.signedIn({ ...answer.data, email }));
    return {};
  },
};
