import * as calls from '@huella/contract/notifications';
import { lockAccountShared } from '../../auth/repositories/accounts.ts';
import { ok, operation } from '../../http/operation.ts';
import { choosePushKinds, readPushKinds } from '../repositories/settings.ts';

export const updateNotificationSettings = operation({
  call: calls.updateNotificationSettings,
  handle({ accountId, body, transact }) {
    return transact(async (tx) => {
      await lockAccountShared(tx, accountId);
      await choosePushKinds(tx, accountId, body.tipos);
      return ok({ tipos: [...(await readPushKinds(tx, accountId))] });
    });
  },
});
