import * as calls from '@huella/contract/auth';
import { loginSchema } from '@huella/validation/auth';
import { checkForm } from '../http/form-rules.ts';
import { ok, operation } from '../http/operation.ts';
import { checkPassword } from '../session/check-password.ts';
import { openSession } from '../session/open-session.ts';

export const login = operation({
  call: calls.login,
  rules: (body) => checkForm(loginSchema, body),
  async handle({ ports, input, address }) {
    const { id } = await checkPassword(ports, { ...input, address });
    return ports.db.transaction().execute(async (tx) => ok(await openSession(ports, tx, id)));
  },
});
