import type { Day } from '@huella/validation/day';

// A day has no time zone: it is parsed and formatted in UTC.
const parts = new Intl.DateTimeFormat('es-AR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `viernes 27 de noviembre de 2026` */
export function longDay(day: Day): string {
  return parts.format(Date.parse(day)).replace(',', '');
}
