import * as calls from '@huella/contract/notifications';
import { lockAccountShared } from '../../auth/repositories/accounts.ts';
import { ok, operation } from '../../http/operation.ts';
import { countUnread, markRead } from '../repositories/notifications.ts';

export const markNotificationsRead = operation({
  call: calls.markNotificationsRead,
  handle({ accountId, body, now, transact }) {
    return transact(async (tx) => {
      await lockAccountShared(tx, accountId);
      await markRead(tx, accountId, body.hasta, now);
      return ok({ sin_leer: await countUnread(tx, accountId) });
    });
  },
});
