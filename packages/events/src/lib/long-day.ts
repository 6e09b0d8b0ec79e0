import type { Day } from '@huella/validation/day';

// A day has no time zone: UTC never shifts it.
const long = new Intl.DateTimeFormat('es-AR', { dateStyle: 'full', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export function longDay(day: Day): string {
  return long.format(Date.parse(day));
}

/** `noviembre de 2026`. */
export function monthOf(day: Day): string {
  return month.format(Date.parse(day));
}
