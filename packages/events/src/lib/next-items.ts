import type { CalendarItem } from '@huella/calendar';

/** What waits for the person first: what is overdue, the oldest on top, and then what comes. */
export function nextItems(items: readonly CalendarItem[], count: number): CalendarItem[] {
  const overdue = items.filter(({ state }) => state === 'overdue');
  const upcoming = items.filter(({ state }) => state === 'upcoming');
  return [...overdue, ...upcoming].slice(0, count);
}
