import type { ReminderKind } from '@huella/contract';
import { reminderKind } from '@huella/contract/reminders';

/** Which kind of reminder is of a kind of event (D104). */
export function kindOfEvent(tipo: string): ReminderKind {
  return reminderKind.safeParse(tipo).data ?? 'Otro';
}
