import * as calls from '@huella/contract/auth';
import { recoverSchema } from '@huella/validation/auth';
import { checkForm } from '../http/form-rules.ts';
import { ok, operation } from '../http/operation.ts';
import { postMail } from '../mail/post-mail.ts';
import { emailKey } from '../session/email-key.ts';
import { limits, spend } from '../session/limits.ts';

/**
 * Known or not, the request does the same: it puts a note into the outbox. Only the delivery looks whether there is such an
 * account, so neither the answer nor its time tells (D79, O-SE-08).
 */
export const recoverPassword = operation({
  call: calls.recoverPassword,
  rules: (body) => checkForm(recoverSchema, body),
  async handle({ ports, input, address, transact }) {
    await spend(ports, limits.recoverByAddress, address);
    await spend(ports, limits.recoverByAccount, emailKey(input.email));
    return transact(async (tx) => {
      await postMail(ports, tx, { kind: 'password-recovery', recipient: emailKey(input.email), payload: {} });
      return ok({});
    });
  },
});
