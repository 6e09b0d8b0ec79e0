import * as calls from '@huella/contract/notifications';
import { ok, operation } from '../../http/operation.ts';
import { toNotification } from '../render-notification.ts';
import { countUnread, listNotifications as listRows } from '../repositories/notifications.ts';

export const listNotifications = operation({
  call: calls.listNotifications,
  async handle({ ports, accountId, query }) {
    const { antes: before, limite: limit = calls.NOTIFICATIONS_PAGE } = query;
    const rows = await listRows(ports.db, accountId, { before, limit: limit + 1 });
    const page = rows.slice(0, limit);
    return ok({
      avisos: page.map(toNotification),
      sin_leer: await countUnread(ports.db, accountId),
      siguiente: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    });
  },
});
