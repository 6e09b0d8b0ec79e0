import * as calls from '@huella/contract/auth';
import { loginSchema } from '@huella/validation/auth';
import { ApiError } from '../../http/api-error.ts';
import { validateForm } from '../../http/validate-form.ts';
import { ok, operation } from '../../http/operation.ts';
import { ipHashOf } from '../ip-hash.ts';
import { checkPassword } from '../check-password.ts';
import { openSession } from '../open-session.ts';
import { lockIfPasswordIsCurrent } from '../repositories/accounts.ts';
import { rememberIp } from '../repositories/known-ips.ts';

export const login = operation({
  call: calls.login,
  rules: (body) => validateForm(loginSchema, body),
  async handle({ ports, input, ip, now }) {
    const account = await checkPassword(ports, { ...input, ip });
    const ipHash = await ipHashOf(ports, ip);
    return ports.db.transaction().execute(async (tx) => {
      if (!(await lockIfPasswordIsCurrent(tx, account))) throw new ApiError('invalid_credentials');
      await rememberIp(tx, account.id, ipHash, now);
      return ok(await openSession(ports, tx, account.id));
    });
  },
});
