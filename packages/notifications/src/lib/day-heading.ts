import { type Day, daysBetween } from '@huella/validation/day';

// UTC, because a calendar day has no zone.
const long = new Intl.DateTimeFormat('es-AR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A past day as a heading: `Hoy`, `Ayer`, `Martes 24 de noviembre`. */
export function dayHeading(day: Day, today: Day, words: { today: string; yesterday: string }): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return words.today;
  if (ago === 1) return words.yesterday;
  const text = long.format(Date.parse(day)).replace(',', '');
  return text.charAt(0).toLocaleUpperCase('es-AR') + text.slice(1);
}
