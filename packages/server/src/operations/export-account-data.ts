import * as calls from '@huella/contract/account';
import { accountArchive } from '../account/account-archive.ts';
import { operation } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { findEmailOf } from '../repositories/accounts.ts';
import { emailKey } from '../session/email-key.ts';
import { limits, spend } from '../session/limits.ts';

const headers = { 'Content-Disposition': 'attachment; filename="mis-datos-huella.zip"' };

export const exportAccountData = operation({
  call: calls.exportAccountData,
  async handle({ ports, accountId }) {
    await spend(ports, limits.exportByAccount, String(accountId));
    const email = await findEmailOf(ports.db, accountId);
    if (email === undefined) throw new Refusal('unauthorized');
    const body = await accountArchive(ports, { accountId, emailKey: emailKey(email) });
    return { status: 200, body, headers };
  },
});
