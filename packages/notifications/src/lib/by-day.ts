import type { Notification } from '@huella/contract';
import { type Day, todayInArgentina } from '@huella/validation/day';

/** What a person was told on one Argentine day. */
export interface DayOfInbox {
  day: Day;
  items: readonly Notification[];
}

/** The days of a list that is sorted by time, in its order. */
export function byDay(list: readonly Notification[]): DayOfInbox[] {
  const days = new Map<Day, Notification[]>();
  for (const item of list) {
    const day = todayInArgentina(new Date(item.fecha));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, items]) => ({ day, items }));
}
