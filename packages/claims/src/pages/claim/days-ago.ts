import { type Day, argentineDayOf, daysBetween } from '@huella/validation/day';
import { copy } from './copy.ts';

/** `hoy`, `ayer`, `hace 3 días`, in Argentine days. A future instant is `hoy`. */
export function daysAgo(instant: string, today: Day): string {
  const day = argentineDayOf(new Date(instant));
  const days = daysBetween(day, today);
  if (days <= 0) return copy.ago.today;
  return days === 1 ? copy.ago.yesterday : copy.ago.days(days);
}
