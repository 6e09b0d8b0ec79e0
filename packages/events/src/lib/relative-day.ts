import { type Day, daysBetween } from '@huella/validation/day';

/** Days from which months are used. */
const MONTHS_FROM = 60;
const DAYS_A_MONTH = 30.44;

const relative = new Intl.RelativeTimeFormat('es-AR', { numeric: 'auto' });

/** `hoy`, `mañana`, `dentro de 5 días`, `hace 3 meses`. */
export function relativeDay(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  if (Math.abs(days) < MONTHS_FROM) return relative.format(days, 'day');
  const months = Math.round(days / DAYS_A_MONTH);
  return Math.abs(months) < 24
    ? relative.format(months, 'month')
    : relative.format(Math.trunc(months / 12), 'year');
}
