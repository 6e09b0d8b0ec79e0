import type { CalendarItem } from '@huella/calendar';
import { type Day, daysBetween } from '@huella/validation/day';

/** Home is no list: so many items, and a link to the rest. */
export const HOME_MAXIMUM = 3;
/** A birthday is told on home so many days ahead. */
const BIRTHDAY_DAYS = 30;

/** What is overdue and has a row of its own on home, the oldest first. */
export function listedOverdue(items: readonly CalendarItem[]): CalendarItem[] {
  return items.filter(({ state }) => state === 'overdue').slice(0, HOME_MAXIMUM);
}

/** What comes, as far as home tells it: a birthday only when it is near. */
export function comingItems(items: readonly CalendarItem[], today: Day): CalendarItem[] {
  return items.filter(
    ({ state, event, day }) =>
      state === 'upcoming' && (event.tipo !== 'Cumpleaños' || daysBetween(today, day) <= BIRTHDAY_DAYS),
  );
}
