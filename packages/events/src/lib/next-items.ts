import type { CalendarItem } from '@huella/calendar';

/** Overdue items, the oldest first, then coming ones. */
export function nextItems(items: readonly CalendarItem[], count: number): CalendarItem[] {
  const overdue = items.filter(({ state }) => state === 'overdue');
  const upcoming = items.filter(({ state }) => state === 'upcoming');
  return [...overdue, ...upcoming].slice(0, count);
}
