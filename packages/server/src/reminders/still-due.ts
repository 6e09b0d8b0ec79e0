import { compareMoments } from '@huella/validation/event';
import type { Ports } from '../ports.ts';
import { dueReminders, type DueReminder } from './due-reminders.ts';
import { keyText, listOfDay } from './repositories/reminders.ts';

/** The part of a day's message that is still due, overdue first. */
export async function stillDue(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  accountId: number,
  day: string,
): Promise<(DueReminder & { readonly isAccepted: boolean })[]> {
  const noted = await listOfDay(db, accountId, day);
  const due = await dueReminders(db, [accountId], clock.now());
  return due
    .flatMap((reminder) => {
      const isAccepted = noted.get(keyText(reminder.key));
      return isAccepted === undefined ? [] : { ...reminder, isAccepted };
    })
    .toSorted((left, right) => compareMoments(left.key.moment, right.key.moment));
}
