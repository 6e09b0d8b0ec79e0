import * as calls from '@huella/contract/auth';
import { recoverSchema } from '@huella/validation/auth';
import { validateForm } from '../../http/validate-form.ts';
import { ok, operation } from '../../http/operation.ts';
import { limits, consume } from '../../limits/limits.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { emailKey } from '../email-key.ts';
import { passwordRecovery } from '../mails/password-recovery.ts';

/** Only the delivery looks for the account, so that neither the response nor its time reveals it (D79, O-SE-08). */
export const recoverPassword = operation({
  call: calls.recoverPassword,
  rules: (body) => validateForm(recoverSchema, body),
  async handle({ ports, input, ip, transact }) {
    await consume(ports, limits.recoverByIp, ip);
    await consume(ports, limits.recoverByAccount, emailKey(input.email));
    return transact(async (tx) => {
      await enqueueMail(ports, tx, passwordRecovery, { recipient: emailKey(input.email), payload: {} });
      return ok({});
    });
  },
});
