import * as calls from '@huella/contract/auth';
import { registerSchema } from '@huella/validation/auth';
import { normalizePassword } from '@huella/validation/text';
import { ApiError } from '../../http/api-error.ts';
import { validateForm } from '../../http/validate-form.ts';
import { ok, operation } from '../../http/operation.ts';
import { limits, consume } from '../../limits/limits.ts';
import { emailKey } from '../email-key.ts';
import { insertAccount } from '../repositories/accounts.ts';

export const register = operation({
  call: calls.register,
  rules: (body) => validateForm(registerSchema, body),
  async handle({ ports, input, ip, now, transact }) {
    const { email, password } = input;
    await consume(ports, limits.registerByIp, ip);
    await consume(ports, limits.registerByAccount, emailKey(email));
    // Hashes outside the transaction: it takes long, and SQLite has one writer.
    const passwordHash = await ports.passwords.hash(normalizePassword(password));
    return transact(async (tx) => {
      const id = await insertAccount(tx, { email, passwordHash, now });
      if (id === undefined) throw new ApiError('email_taken');
      return ok({});
    });
  },
});
