import type { Day } from '@huella/validation/day';
import type { Executor, Tx } from '../../db/transaction.ts';
import type { RemindersTable } from '../../db/schema/reminders.ts';

export type ReminderKey = Pick<RemindersTable, 'account_id' | 'item' | 'moment' | 'stage'>;

export function keyText({ account_id, item, moment, stage }: ReminderKey): string {
  return `${account_id} ${item} ${moment} ${stage}`;
}

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

/** Marks an account as checked, locks it and returns its email; undefined if another process did, or the account is gone. */
export async function lockUncheckedAccount(
  tx: Tx,
  accountId: number,
  today: Day,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('accounts')
    .set({ reminded_on: today })
    .where('id', '=', accountId)
    .where('reminded_on', '<', today)
    .returning('email_key')
    .executeTakeFirst();
  return row?.email_key;
}

export async function listAccepted(db: Executor, accountIds: readonly number[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('reminders')
    .select(['account_id', 'item', 'moment', 'stage'])
    .where('account_id', 'in', accountIds)
    .where('accepted_at', 'is not', null)
    .execute();
  return new Set(rows.map(keyText));
}

export async function listOfDay(db: Executor, accountId: number, day: Day): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('reminders')
    .select(['account_id', 'item', 'moment', 'stage', 'accepted_at'])
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .execute();
  return new Map(rows.map((row) => [keyText(row), row.accepted_at !== null]));
}

/** Stores what a day's message says, including what an earlier unsent one was to say. */
export async function insertReminders(tx: Tx, keys: readonly ReminderKey[], day: Day): Promise<void> {
  await tx
    .insertInto('reminders')
    .values(keys.map((key) => ({ ...key, day })))
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'item', 'moment', 'stage']).doUpdateSet({ day }),
    )
    .execute();
}

export async function markAccepted(db: Executor, accountId: number, day: Day, now: Date): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ accepted_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .execute();
}

export async function deleteRemindersBefore(db: Executor, day: Day): Promise<void> {
  await db.deleteFrom('reminders').where('day', '<', day).execute();
}
