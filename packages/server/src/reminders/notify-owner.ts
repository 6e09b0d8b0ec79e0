import type { ReminderKind } from '@huella/contract';
import { argentineMoment } from '@huella/validation/event';
import type { Tx } from '../db/transaction.ts';
import { enqueueMail, type MailContext } from '../mail/enqueue-mail.ts';
import type { NotificationName } from '../notifications/notification-templates.ts';
import { notify } from '../notifications/notify.ts';
import { reminderDigest } from './mails/reminder-digest.ts';
import { isSendingHour } from './sending-hours.ts';

const MINUTE_MILLISECONDS = 60_000;
/** How long a push message is tried before the mail replaces it. */
const PUSH_MINUTES = 25;
/** Later by more than the sending of a message takes, so that never both arrive. */
const MAIL_MINUTES = 30;

interface DaysReminders {
  readonly accountId: number;
  readonly recipient: string;
  readonly day: string;
  readonly kinds: readonly ReminderKind[];
}

/**
 * Sends a person's message of the day (D105): to their browsers if they chose that, else by mail. The mail is enqueued behind the push
 * message and sends nothing once that was accepted; when waiting could be too late for the day, it goes at once.
 */
export async function notifyOwner(
  ports: MailContext,
  tx: Tx,
  { accountId, recipient, day, kinds }: DaysReminders,
): Promise<void> {
  const now = ports.clock.now();
  const mailAt = minutesAfter(now, MAIL_MINUTES);
  const until = isSendingHour(argentineMoment(mailAt)) ? minutesAfter(now, PUSH_MINUTES) : null;
  const news = { notification: notificationFor(kinds), reminders: { day, count: kinds.length } };
  const isPushed = await notify(ports, tx, accountId, news, until);
  const dueAt = isPushed ? mailAt : now;
  await enqueueMail(ports, tx, reminderDigest, { recipient, payload: { account: accountId, day }, dueAt });
}

function notificationFor(kinds: readonly ReminderKind[]): NotificationName {
  const food = kinds.filter((kind) => kind === 'Alimento').length;
  if (food === 0) return 'calendar-due';
  if (food === kinds.length) return 'food-due';
  return 'calendar-and-food-due';
}

function minutesAfter(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MILLISECONDS);
}
