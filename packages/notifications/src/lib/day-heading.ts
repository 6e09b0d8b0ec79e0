import { type Day, daysBetween } from '@huella/validation/day';

// A day has no zone: it is written in one that never shifts it.
const long = new Intl.DateTimeFormat('es-AR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A day that is over as a heading: `Hoy`, `Ayer`, `Martes 24 de noviembre`. */
export function dayHeading(day: Day, today: Day, words: { today: string; yesterday: string }): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return words.today;
  if (ago === 1) return words.yesterday;
  const text = long.format(Date.parse(day)).replace(',', '');
  return text.charAt(0).toLocaleUpperCase('es-AR') + text.slice(1);
}
