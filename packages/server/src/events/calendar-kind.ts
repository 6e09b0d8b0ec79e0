import { kindWordOf } from '@huella/calendar';
import type { CalendarKind } from '@huella/contract';
import { calendarKind } from '@huella/contract/events';

/** The kind for reminders and feeds; `Otro` for an unknown one (D104). */
export function calendarKindOf(tipo: string): CalendarKind {
  return calendarKind.safeParse(tipo).data ?? 'Otro';
}

/** The title in mails and feeds, which show nothing else but the pet's name (D106). */
export function kindTitle(tipo: string): string {
  return kindWordOf(tipo) ?? 'Evento';
}
