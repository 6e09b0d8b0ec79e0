import { argentineMoment, dayOfMoment, momentOf } from '@huella/validation/event';
import type { Executor } from '../db/transaction.ts';
import { listInsuredAccounts } from '../policies/repositories/policies.ts';
import type { ReminderCandidate } from './reminder-source.ts';
import type { ReminderKey } from './repositories/reminders.ts';
import { readEnabledKinds } from './repositories/reminder-settings.ts';
import { sources } from './sources/index.ts';
import { daysToRemindOf, type ReminderStep, stepOf } from './steps.ts';

export interface DueReminder extends ReminderCandidate {
  readonly key: ReminderKey;
}

/** Due reminders of the enabled kinds, sent or not. Empty for accounts without a calendar in the app (D102). */
export async function dueReminders(
  db: Executor,
  accountIds: readonly number[],
  now: Date,
): Promise<DueReminder[]> {
  const present = argentineMoment(now);
  const days = daysToRemindOf(dayOfMoment(present));
  const isEnabled = await readEnabledKinds(db, accountIds);
  const insured = await listInsuredAccounts(db, accountIds);
  const due: DueReminder[] = [];
  for (const source of sources) {
    const wanting = accountIds.filter(
      (id) => insured.has(id) && source.kinds.some((kind) => isEnabled(id, kind)),
    );
    if (wanting.length === 0) continue;
    const candidates = await source.list(db, wanting, days);
    for (const candidate of candidates) {
      const step = isEnabled(candidate.accountId, candidate.kind) ? stepOf(candidate, present) : null;
      if (step !== null) due.push({ ...candidate, key: keyOf(candidate, step) });
    }
  }
  return due;
}

function keyOf({ accountId, item, day, time }: ReminderCandidate, step: ReminderStep): ReminderKey {
  return { account_id: accountId, item, moment: time === null ? day : momentOf(day, time), stage: step };
}
