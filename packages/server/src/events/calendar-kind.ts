import { kindLabel } from '@huella/calendar';
import type { CalendarKind } from '@huella/contract';
import { calendarKind } from '@huella/contract/events';

export function calendarKindOf(tipo: string): CalendarKind {
  return calendarKind.safeParse(tipo).data ?? 'Otro';
}

/** The title in mails and feeds, which show nothing else but the pet's name (D106). */
export function kindTitle(tipo: string): string {
  return kindLabel(tipo) ?? 'Evento';
}
