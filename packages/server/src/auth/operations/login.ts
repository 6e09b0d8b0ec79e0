import * as calls from '@huella/contract/auth';
import { loginSchema } from '@huella/validation/auth';
import { ApiError } from '../../http/api-error.ts';
import { checkForm } from '../../http/form-rules.ts';
import { ok, operation } from '../../http/operation.ts';
import { addressHashOf } from '../address-hash.ts';
import { checkPassword } from '../check-password.ts';
import { openSession } from '../open-session.ts';
import { holdPassword } from '../repositories/accounts.ts';
import { rememberAddress } from '../repositories/known-addresses.ts';

export const login = operation({
  call: calls.login,
  rules: (body) => checkForm(loginSchema, body),
  async handle({ ports, input, address, now }) {
    const account = await checkPassword(ports, { ...input, address });
    const addressHash = await addressHashOf(ports, address);
    return ports.db.transaction().execute(async (tx) => {
      if (!(await holdPassword(tx, account))) throw new ApiError('invalid_credentials');
      await rememberAddress(tx, account.id, addressHash, now);
      return ok(await openSession(ports, tx, account.id));
    });
  },
});
