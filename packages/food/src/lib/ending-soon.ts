import type { SeenBag } from './seen-bag.ts';

/** From so many days before its end on a bag is worth a word: time to buy the next one. */
const SOON_DAYS = 7;

/** Whether a bag ends within a week, or ended by the count. */
export function isEndingSoon({ forecast }: SeenBag): boolean {
  return forecast.daysLeft <= SOON_DAYS;
}
