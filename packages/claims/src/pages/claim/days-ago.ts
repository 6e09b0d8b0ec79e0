import { type Day, todayInArgentina } from '@huella/validation/day';
import { copy } from './copy.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** How long ago an instant is, in Argentine days: `hoy`, `ayer`, `hace 3 días`. An instant after today is `hoy`. */
export function daysAgo(instant: string, today: Day): string {
  const day = todayInArgentina(new Date(instant));
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MILLISECONDS);
  if (days <= 0) return copy.ago.today;
  return days === 1 ? copy.ago.yesterday : copy.ago.days(days);
}
