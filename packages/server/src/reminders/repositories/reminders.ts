import type { Day } from '@huella/validation/day';
import type { Executor, Tx } from '../../db/transaction.ts';
import type { RemindersTable } from '../../db/schema/reminders.ts';

/** What makes a reminder one of its own. */
export type ReminderKey = Pick<RemindersTable, 'account_id' | 'item' | 'moment' | 'stage'>;

/** As text, for sets. */
export function keyText({ account_id, item, moment, stage }: ReminderKey): string {
  return `${account_id} ${item} ${moment} ${stage}`;
}

/** Accounts that were not looked at on a day, those first that waited longest. */
export async function listUncheckedAccounts(db: Executor, today: Day, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('reminded_on', '<', today)
    .orderBy('reminded_on')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function markChecked(db: Executor, accountIds: readonly number[], today: Day): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .updateTable('accounts')
    .set({ reminded_on: today })
    .where('id', 'in', accountIds)
    .where('reminded_on', '<', today)
    .execute();
}

/**
 * Takes an account for a day and answers the address of its mails; undefined when another process was quicker, or the account has
 * ended. Its row stays locked until the transaction ends.
 */
export async function takeAccount(tx: Tx, accountId: number, today: Day): Promise<string | undefined> {
  const row = await tx
    .updateTable('accounts')
    .set({ reminded_on: today })
    .where('id', '=', accountId)
    .where('reminded_on', '<', today)
    .returning('email_key')
    .executeTakeFirst();
  return row?.email_key;
}

/** The keys of the reminders of accounts that the mail server or a push service took. */
export async function listAccepted(db: Executor, accountIds: readonly number[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('reminders')
    .select(['account_id', 'item', 'moment', 'stage'])
    .where('account_id', 'in', accountIds)
    .where('accepted_at', 'is not', null)
    .execute();
  return new Set(rows.map(keyText));
}

/** The keys of the reminders of which an account's message of a day tells, and whether that was accepted. */
export async function listOfDay(db: Executor, accountId: number, day: Day): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('reminders')
    .select(['account_id', 'item', 'moment', 'stage', 'accepted_at'])
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .execute();
  return new Map(rows.map((row) => [keyText(row), row.accepted_at !== null]));
}

/** Notes what a day's message says. What an earlier one was to say that never went out is in this one now. */
export async function insertReminders(tx: Tx, keys: readonly ReminderKey[], day: Day): Promise<void> {
  await tx
    .insertInto('reminders')
    .values(keys.map((key) => ({ ...key, day })))
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'item', 'moment', 'stage']).doUpdateSet({ day }),
    )
    .execute();
}

export async function noteAccepted(db: Executor, accountId: number, day: Day, now: Date): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ accepted_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .execute();
}

export async function dropRemindersBefore(db: Executor, day: Day): Promise<void> {
  await db.deleteFrom('reminders').where('day', '<', day).execute();
}
