import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { AppError } from '@huella/api-client';
import { registerSchema } from '@huella/validation/auth';
import { createFormControl } from 'react-hook-form';
import { authApi } from '../../api/auth-endpoints.ts';
import { copy } from '../../copy.ts';
import { canonicalEmail } from '../canonical-email.ts';
import { failureOf } from '../deferred-form/failure-of.ts';
import type { FormSubmit } from '../deferred-form/form-submit.ts';

export interface RegisterValues {
  email: string;
  password: string;
  confirm: string;
}

/** The rules and the call of the register form. */
export const registerSubmit: FormSubmit<RegisterValues> = {
  createControl: () => createFormControl({ resolver: standardSchemaResolver(registerSchema) }),
  send: async (dispatch, { email, ...passwords }) => {
    const body = { email: canonicalEmail(email), ...passwords };
    const call = authApi.endpoints.register.initiate(body, { track: false });
    const error = failureOf(await dispatch(call));
    return error?.status === 409 ? takenAtEmail(error) : error;
  },
};

/** The 409 is said at the email field (specification §8), whichever way the server words it. */
function takenAtEmail(error: AppError): AppError {
  return { ...error, fields: [{ path: 'email', code: 'email_taken', message: copy.register.taken }] };
}
