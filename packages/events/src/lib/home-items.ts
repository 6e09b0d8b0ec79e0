import type { CalendarItem } from '@huella/calendar';
import { type Day, daysBetween } from '@huella/validation/day';

/** Items on home; the rest is behind a link. */
export const HOME_MAXIMUM = 3;
/** Days before a birthday that home shows it. */
const BIRTHDAY_DAYS = 30;

/** Overdue items with their own row on home, the oldest first. */
export function listedOverdue(items: readonly CalendarItem[]): CalendarItem[] {
  return items.filter(({ state }) => state === 'overdue').slice(0, HOME_MAXIMUM);
}

/** Coming items on home: a birthday only when it is near. */
export function comingItems(items: readonly CalendarItem[], today: Day): CalendarItem[] {
  return items.filter(
    ({ state, event, day }) =>
      state === 'upcoming' && (event.tipo !== 'Cumpleaños' || daysBetween(today, day) <= BIRTHDAY_DAYS),
  );
}
