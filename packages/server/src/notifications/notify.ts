import type { Tx } from '../db/transaction.ts';
import type { Clock } from '../ports.ts';
import { isPushWanted, notificationTemplates, type NotificationName } from './notification-templates.ts';
import { insertNotification } from './repositories/notifications.ts';
import { insertPushes } from './repositories/pushes.ts';
import { readPushKinds } from './repositories/settings.ts';
import { listLiveSubscriptions } from './repositories/subscriptions.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

export interface News {
  readonly notification: NotificationName;
  readonly claimId?: number;
  readonly reminders?: { readonly day: string; readonly count: number };
}

/**
 * Notifies a person, in the transaction of the event: adds a line to the inbox and a push message per subscribed browser. The messages
 * expire at `until`, by default after a day; null sends none. Returns whether there is a browser.
 */
export async function notify(
  { clock }: { readonly clock: Clock },
  tx: Tx,
  accountId: number,
  { notification, claimId, reminders }: News,
  until: Date | null = new Date(clock.now().getTime() + DAY_MILLISECONDS),
): Promise<boolean> {
  const now = clock.now();
  const { kind } = notificationTemplates[notification];
  const notification_id = await insertNotification(tx, {
    account_id: accountId,
    kind,
    fact: notification,
    claim_id: claimId ?? null,
    day: reminders?.day ?? null,
    count: reminders?.count ?? null,
    created_at: now.toISOString(),
  });
  if (until === null || !isPushWanted(notification, await readPushKinds(tx, accountId))) return false;
  const topic = claimId === undefined ? kind : `claim-${claimId}`;
  const subscriptions = await listLiveSubscriptions(tx, accountId, now);
  await insertPushes(tx, subscriptions, { notification_id, topic, now, until });
  return subscriptions.length > 0;
}
