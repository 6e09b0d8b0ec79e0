import type { NotificationKind, ReminderKind } from '@huella/contract';
import { argentineMoment } from '@huella/validation/event';
import type { Tx } from '../db/transaction.ts';
import { enqueueMail, type MailContext } from '../mail/enqueue-mail.ts';
import type { FactName } from '../notifications/facts.ts';
import { notify } from '../notifications/notify.ts';
import { reminderDigest } from './mails/reminder-digest.ts';
import { isSendingHour } from './sending-hours.ts';

const MINUTE_MILLISECONDS = 60_000;
/** How long a push message is tried before the mail goes in its place. */
const PUSH_MINUTES = 25;
/** Later than that by more than a message takes that is being sent: never both. */
const MAIL_MINUTES = 30;

interface DaysReminders {
  readonly accountId: number;
  readonly recipient: string;
  readonly day: string;
  /** Of each thing. */
  readonly kinds: readonly ReminderKind[];
}

/**
 * Leaves a person the one message of a day (D105): to their browsers where they asked for that, else by mail. Behind a push message
 * waits the mail, which says nothing once the message was taken; where that could be too late for the day, the mail goes at once.
 */
export async function tellOwner(
  ports: MailContext,
  tx: Tx,
  { accountId, recipient, day, kinds }: DaysReminders,
): Promise<void> {
  const now = ports.clock.now();
  const mailAt = minutesAfter(now, MAIL_MINUTES);
  const { fact, pushKinds } = factOf(kinds);
  const terms = isSendingHour(argentineMoment(mailAt))
    ? { until: minutesAfter(now, PUSH_MINUTES), kinds: pushKinds }
    : null;
  const news = { fact, reminders: { day, count: kinds.length } };
  const isPushed = await notify(ports, tx, accountId, news, terms);
  const dueAt = isPushed ? mailAt : now;
  await enqueueMail(ports, tx, reminderDigest, { recipient, payload: { account: accountId, day }, dueAt });
}

function factOf(kinds: readonly ReminderKind[]): {
  fact: FactName;
  pushKinds: readonly NotificationKind[];
} {
  const food = kinds.filter((kind) => kind === 'Alimento').length;
  if (food === 0) return { fact: 'calendar-due', pushKinds: ['Calendario'] };
  if (food === kinds.length) return { fact: 'food-due', pushKinds: ['Alimento'] };
  return { fact: 'calendar-and-food-due', pushKinds: ['Calendario', 'Alimento'] };
}

function minutesAfter(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MILLISECONDS);
}
