import type { ReminderKind } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { isolate } from '@huella/validation/text';
import { daysBetween } from './stages.ts';

const kinds: Readonly<Record<ReminderKind, string>> = {
  Consulta: 'Consulta',
  Vacuna: 'Vacuna',
  DespExterna: 'Desparasitación externa',
  DespInterna: 'Desparasitación interna',
  Cria: 'Cría',
  Celo: 'Celo',
  Videollamada: 'Videollamada',
  Cumpleaños: 'Cumpleaños',
  Otro: 'Evento',
};

/** What an event is: its kind and the pet's name, as in a calendar feed (D106). */
export function eventText(kind: ReminderKind, pet: string): string {
  return `${kinds[kind]} de ${isolate(pet)}`;
}

/** The dose or application that follows an event. */
export function followUpText(kind: ReminderKind, pet: string): string {
  return `Próxima ${kinds[kind].toLowerCase()} de ${isolate(pet)}`;
}

const longDay = new Intl.DateTimeFormat('es-AR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** When a thing is or was due, seen from today: "mañana a las 10:15". */
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
