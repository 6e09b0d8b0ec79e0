import { kindWordOf } from '@huella/calendar';
import type { CalendarKind } from '@huella/contract';
import { calendarKind } from '@huella/contract/events';

/** The kind under which reminders and feeds have an event; `Otro` for one that is not known here (D104). */
export function calendarKindOf(tipo: string): CalendarKind {
  return calendarKind.safeParse(tipo).data ?? 'Otro';
}

/** What an event is called in mails and feeds, which say nothing of it but this and the pet's name (D106). */
export function kindTitle(tipo: string): string {
  return kindWordOf(tipo) ?? 'Evento';
}
