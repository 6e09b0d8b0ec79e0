import { type Day, daysBetween } from '@huella/validation/day';
import { argentineMoment, dayOfMoment } from '@huella/validation/event';
import type { Executor, Tx } from '../db/transaction.ts';
import { countUntried } from '../mail/outbox.ts';
import { countUntriedPushes } from '../notifications/repositories/pushes.ts';
import type { Ports } from '../ports.ts';
import { dueReminders, type DueReminder } from './due-reminders.ts';
import { reminderDigest } from './mails/reminder-digest.ts';
import { notifyOwner } from './notify-owner.ts';
import {
  insertReminders,
  keyText,
  listAccepted,
  listUncheckedAccounts,
  markChecked,
  lockUncheckedAccount,
} from './repositories/reminders.ts';
import { isSendingHour } from './sending-hours.ts';
import { errorName } from '../error-name.ts';

/** Accounts per pass: over SQLite nothing else runs meanwhile. */
const PAGE = 50;
/** The most reminders that wait to be sent, so that a password mail is not delayed by everybody's reminders at nine. */
const WAITING = 50;
/** The most items of one message; the rest waits for the next day. */
const LONGEST = 100;

/**
 * Checks up to fifty accounts not checked today, and enqueues one message for each with something due (D105). Nothing noted or changed
 * today is due today, so once a day is enough. Returns how many accounts were checked: 0 when done, between 21 and 9, and while many
 * reminders wait to be sent. Run it about every second; several processes may.
 */
export async function remindOwners(ports: Ports): Promise<number> {
  const { db, clock } = ports;
  const moment = argentineMoment(clock.now());
  if (!isSendingHour(moment)) return 0;
  const today = dayOfMoment(moment);
  const accountIds = await listUncheckedAccounts(db, today, PAGE);
  if (accountIds.length === 0 || (await areManyWaiting(ports))) return 0;
  for (const accountId of await accountsToRemind(ports, accountIds))
    await remindOrLog(ports, accountId, today);
  await markChecked(db, accountIds, today);
  return accountIds.length;
}

async function areManyWaiting({ db, clock }: Ports): Promise<boolean> {
  const now = clock.now();
  return (
    (await countUntried(db, reminderDigest, now)) >= WAITING || (await countUntriedPushes(db, now)) >= WAITING
  );
}

/** When a page of accounts cannot be read together, reads each alone and leaves out only the failing ones. */
async function accountsToRemind(
  { db, clock, log }: Ports,
  accountIds: readonly number[],
): Promise<Iterable<number>> {
  try {
    const due = await unsaid(db, accountIds, clock.now());
    return new Set(due.map(({ accountId }) => accountId));
  } catch (error) {
    log.error('reminder-page-failed', { name: errorName(error) });
    return accountIds;
  }
}

/** A failing account does not block the others: it is marked as checked, and tried again tomorrow. */
async function remindOrLog(ports: Ports, accountId: number, today: Day): Promise<void> {
  try {
    await ports.db.transaction().execute((tx) => remind(ports, tx, accountId, today));
  } catch (error) {
    ports.log.error('reminder-failed', { name: errorName(error) });
  }
}

/** Reads what is due again in the transaction that enqueues the message, when nothing of it is done, moved or sent. */
async function remind(ports: Ports, tx: Tx, accountId: number, today: Day): Promise<void> {
  const recipient = await lockUncheckedAccount(tx, accountId, today);
  if (recipient === undefined) return;
  const due = (await unsaid(tx, [accountId], ports.clock.now())).toSorted(nearestTo(today)).slice(0, LONGEST);
  if (due.length === 0) return;
  await insertReminders(
    tx,
    due.map(({ key }) => key),
    today,
  );
  await notifyOwner(ports, tx, { accountId, recipient, day: today, kinds: due.map(({ kind }) => kind) });
}

async function unsaid(db: Executor, accountIds: readonly number[], now: Date): Promise<DueReminder[]> {
  const due = await dueReminders(db, accountIds, now);
  if (due.length === 0) return [];
  const accepted = await listAccepted(db, accountIds);
  return due.filter(({ key }) => !accepted.has(keyText(key)));
}

/** Nearest day first: if a day has too many, today's are sent, and those a week ahead or long overdue wait. */
function nearestTo(today: Day): (left: DueReminder, right: DueReminder) => number {
  const distance = ({ day }: DueReminder) => Math.abs(daysBetween(today, day));
  return (left, right) => distance(left) - distance(right);
}
