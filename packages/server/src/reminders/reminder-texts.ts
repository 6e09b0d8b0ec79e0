import type { ReminderKind } from '@huella/contract';
import { type Day, daysBetween } from '@huella/validation/day';
import { petName } from '@huella/validation/text';
import { kindTitle } from '../events/calendar-kind.ts';

/** The kind and the pet's name, as in a calendar feed (D106). */
export function eventText(kind: ReminderKind, pet: string): string {
  return `${kindTitle(kind)} de ${petName(pet)}`;
}

/** The dose or application after an event. */
export function followUpText(kind: ReminderKind, pet: string): string {
  return `Próxima ${eventText(kind, pet).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`;
}

const longDay = new Intl.DateTimeFormat('es-AR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** When an item is due, relative to today: "mañana a las 10:15". */
export function whenText(
  { day, time }: { readonly day: Day; readonly time: string | null },
  today: Day,
): string {
  const daysAhead = daysBetween(today, day);
  const date = `el ${longDay.format(Date.parse(day)).replace(',', '')}`;
  if (daysAhead < 0) return `pendiente desde ${date}`;
  const named = ['hoy', 'mañana', 'pasado mañana'][daysAhead] ?? date;
  return time === null ? named : `${named} a las ${time}`;
}
