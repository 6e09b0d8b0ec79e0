import type { CalendarItem, ItemState } from '@huella/calendar';

/** The items of each tab, of one pet or all: done newest first, due oldest first. */
export function itemsByState(
  items: readonly CalendarItem[],
  petId: number | undefined,
): Readonly<Record<ItemState, readonly CalendarItem[]>> {
  const of: Record<ItemState, CalendarItem[]> = { done: [], overdue: [], upcoming: [] };
  for (const item of items)
    if (petId === undefined || item.event.mascota.id === petId) of[item.state].push(item);
  return { ...of, done: of.done.toReversed() };
}
