import * as calls from '@huella/contract/account';
import { emailKey } from '../../auth/email-key.ts';
import { findEmailOf } from '../../auth/repositories/accounts.ts';
import { ApiError } from '../../http/api-error.ts';
import { operation } from '../../http/operation.ts';
import { limits, consume } from '../../limits/limits.ts';
import { accountArchive } from '../export/account-archive.ts';

const headers = { 'Content-Disposition': 'attachment; filename="mis-datos-huella.zip"' };

export const exportAccountData = operation({
  call: calls.exportAccountData,
  async handle({ ports, accountId }) {
    await consume(ports, limits.exportByAccount, String(accountId));
    const email = await findEmailOf(ports.db, accountId);
    if (email === undefined) throw new ApiError('unauthorized');
    const body = await accountArchive(ports, { accountId, emailKey: emailKey(email) });
    return { status: 200, body, headers };
  },
});
