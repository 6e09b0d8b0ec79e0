import * as calls from '@huella/contract/account';
import { deleteAccountSchema } from '@huella/validation/auth';
import { checkPassword } from '../../auth/check-password.ts';
import { emailKey } from '../../auth/email-key.ts';
import {
  findEmailOf,
  lockIfPasswordIsCurrent,
  lockAccount,
  type Account,
} from '../../auth/repositories/accounts.ts';
import { clearBlobs } from '../../blobs/clear-blobs.ts';
import { fieldText } from '../../copy.ts';
import { forgetDeleted } from '../../db/forget-deleted.ts';
import { ApiError, invalidFields } from '../../http/api-error.ts';
import { validateForm } from '../../http/validate-form.ts';
import { ok, operation } from '../../http/operation.ts';
import { forgetLoginsOf } from '../../limits/limits.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { Ports } from '../../ports.ts';
import { eraseAccount } from '../erase-account.ts';
import { recordErasures } from '../erasure-records.ts';
import { accountDeleted } from '../mails/account-deleted.ts';
import { errorName } from '../../error-name.ts';

/** Writes the records that the law requires and deletes everything else in one transaction (decision 024). */
export const deleteAccount = operation({
  call: calls.deleteAccount,
  rules: (body) => validateForm(deleteAccountSchema, body),
  async handle({ ports, accountId, input, ip, now, today, transact, forgetTokens }) {
    const account = await ownerOf(ports, accountId, input.password, ip);
    const recipient = emailKey(account.email);
    let files: readonly string[] = [];
    const reply = await transact(async (tx) => {
      await lockAccount(tx, accountId);
      // A password that was changed meanwhile ended this session, too.
      if (!(await lockIfPasswordIsCurrent(tx, account))) throw new ApiError('unauthorized');
      const erased = await eraseAccount(tx, account, { today, now });
      ({ files } = erased);
      const payload = { at: now.toISOString(), policies: erased.policies };
      await enqueueMail(ports, tx, accountDeleted, { recipient, payload });
      return ok({});
    });
    forgetTokens(accountId);
    await clearBlobs(ports, files);
    await recordErasures(ports);
    await deleteActivity(ports, recipient);
    return reply;
  },
});

/** The account is already deleted, so a failing database must not fail the request. The sweep does the rest. */
async function deleteActivity(ports: Ports, recipient: string): Promise<void> {
  try {
    await forgetLoginsOf(ports, recipient);
    await forgetDeleted(ports.db);
  } catch (error) {
    ports.log.error('account.traces-left', { name: errorName(error) });
  }
}

/** A wrong password is a field error and counts as a failed login; a 401 would end the session (D26). */
async function ownerOf(ports: Ports, accountId: number, password: string, ip: string): Promise<Account> {
  const email = await findEmailOf(ports.db, accountId);
  if (email === undefined) throw new ApiError('unauthorized');
  try {
    return await checkPassword(ports, { email, password, ip });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'invalid_credentials')) throw error;
    // The password was right, but another deletion was faster.
    if ((await findEmailOf(ports.db, accountId)) === undefined) throw new ApiError('unauthorized');
    throw invalidFields({ path: 'password', code: 'wrong_password', message: fieldText.wrongPassword });
  }
}
