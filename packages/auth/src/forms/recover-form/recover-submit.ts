import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { recoverSchema } from '@huella/validation/auth';
import { createFormControl } from 'react-hook-form';
import { authApi } from '../../api/auth-endpoints.ts';
import { canonicalEmail } from '../canonical-email.ts';
import { failureOf } from '../deferred-form/failure-of.ts';
import type { FormSubmit } from '../deferred-form/form-submit.ts';

export interface RecoverValues {
  email: string;
}

/** The rule and the call of the recovery form. */
export const recoverSubmit: FormSubmit<RecoverValues> = {
  createControl: () => createFormControl({ resolver: standardSchemaResolver(recoverSchema) }),
  send: async (dispatch, { email }) => {
    const body = { email: canonicalEmail(email) };
    return failureOf(await dispatch(authApi.endpoints.recoverPassword.initiate(body, { track: false })));
  },
};
