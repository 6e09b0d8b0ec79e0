import * as calls from '@huella/contract/auth';
import { registerSchema } from '@huella/validation/auth';
import { checkForm } from '../http/form-rules.ts';
import { ok, operation } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { insertAccount } from '../repositories/accounts.ts';
import { emailKey, passwordText } from '../session/email-key.ts';
import { limits, spend } from '../session/limits.ts';

export const register = operation({
  call: calls.register,
  rules: (body) => checkForm(registerSchema, body),
  async handle({ ports, input, address, now, transact }) {
    const { email, password } = input;
    await spend(ports, limits.registerByAddress, address);
    await spend(ports, limits.registerByAccount, emailKey(email));
    // Outside the transaction: hashing takes long, and SQLite has one writer.
    const passwordHash = await ports.passwords.hash(passwordText(password));
    return transact(async (tx) => {
      const id = await insertAccount(tx, { email, passwordHash, now });
      if (id === undefined) throw new Refusal('email_taken');
      return ok({});
    });
  },
});
