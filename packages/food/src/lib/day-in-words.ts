import { type Day, daysBetween } from '@huella/validation/day';
import { copy } from '../copy.ts';

/** Days from which a date is shown with its year. */
const HALF_YEAR = 180;

// A day has no time zone: UTC never shifts it.
const near = new Intl.DateTimeFormat('es-AR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const far = new Intl.DateTimeFormat('es-AR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `hoy`, `mañana`, `jueves 3 de diciembre`, `3 de enero de 2028`. */
export function dayInWords(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  if (days === 0) return copy.today;
  if (days === 1) return copy.tomorrow;
  const format = Math.abs(days) < HALF_YEAR ? near : far;
  return format.format(Date.parse(day)).replace(',', '');
}

/** The same within a sentence: `hoy`, `mañana`, `el jueves 3 de diciembre`. */
export function onDayInWords(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  return days === 0 || days === 1 ? dayInWords(day, today) : copy.onDay(dayInWords(day, today));
}
