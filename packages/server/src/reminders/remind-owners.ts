import { type Day, daysBetween } from '@huella/validation/day';
import { argentineMoment, dayOfMoment } from '@huella/validation/event';
import type { Executor, Tx } from '../db/transaction.ts';
import { countUntried } from '../mail/outbox.ts';
import { countUntriedPushes } from '../notifications/repositories/pushes.ts';
import type { Ports } from '../ports.ts';
import { dueReminders, type DueReminder } from './due-reminders.ts';
import { reminderDigest } from './mails/reminder-digest.ts';
import { tellOwner } from './tell-owner.ts';
import {
  insertReminders,
  keyText,
  listAccepted,
  listUncheckedAccounts,
  markChecked,
  takeAccount,
} from './repositories/reminders.ts';
import { isSendingHour } from './sending-hours.ts';
import { errorName } from '../error-name.ts';

/** Accounts that are looked at together: over SQLite nothing else is answered for so long. */
const PAGE = 50;
/** No more mails or push messages than that wait to go out: who forgot a password does not wait for everybody's reminders at nine. */
const WAITING = 50;
/** The most that one message says; what is left waits for the next day. */
const LONGEST = 100;

/**
 * Looks at accounts that nobody has looked at today, at most fifty, and leaves each that has to be reminded of something one
 * message (D105). What a person notes or changes is never due on the same day, so that once a day is enough. Answers how many
 * accounts were looked at: 0 when all were, between 21 and 9, and while many reminders wait to be sent. Run it every second or
 * so; several processes may.
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

/** Of a page that cannot be read together, all: each is read alone then, and only the one on which it failed is left out. */
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

/** One account that cannot be reminded does not hold up the others: it is marked with them, and its turn is tomorrow. */
async function remindOrLog(ports: Ports, accountId: number, today: Day): Promise<void> {
  try {
    await ports.db.transaction().execute((tx) => remind(ports, tx, accountId, today));
  } catch (error) {
    ports.log.error('reminder-failed', { name: errorName(error) });
  }
}

/** What is due is asked for once more: in the transaction that leaves the message, nothing of it is done, moved or said already. */
async function remind(ports: Ports, tx: Tx, accountId: number, today: Day): Promise<void> {
  const recipient = await takeAccount(tx, accountId, today);
  if (recipient === undefined) return;
  const due = (await unsaid(tx, [accountId], ports.clock.now())).toSorted(nearestTo(today)).slice(0, LONGEST);
  if (due.length === 0) return;
  await insertReminders(
    tx,
    due.map(({ key }) => key),
    today,
  );
  await tellOwner(ports, tx, { accountId, recipient, day: today, kinds: due.map(({ kind }) => kind) });
}

async function unsaid(db: Executor, accountIds: readonly number[], now: Date): Promise<DueReminder[]> {
  const due = await dueReminders(db, accountIds, now);
  if (due.length === 0) return [];
  const accepted = await listAccepted(db, accountIds);
  return due.filter(({ key }) => !accepted.has(keyText(key)));
}

/** What is nearest first: should a day ever have more than fits, today's is said, and what is a week ahead or long overdue can wait. */
function nearestTo(today: Day): (left: DueReminder, right: DueReminder) => number {
  const distance = ({ day }: DueReminder) => Math.abs(daysBetween(today, day));
  return (left, right) => distance(left) - distance(right);
}
