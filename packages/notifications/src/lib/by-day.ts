import type { Notification } from '@huella/contract';
import { type Day, argentineDayOf } from '@huella/validation/day';

export interface InboxDay {
  day: Day;
  items: readonly Notification[];
}

/** Groups a list that is sorted by time. */
export function byDay(list: readonly Notification[]): InboxDay[] {
  const days = new Map<Day, Notification[]>();
  for (const item of list) {
    const day = argentineDayOf(new Date(item.fecha));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, items]) => ({ day, items }));
}
