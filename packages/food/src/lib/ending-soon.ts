import type { SeenBag } from './seen-bag.ts';

/** Days before its end on which a bag is reported. */
const SOON_DAYS = 7;

export function isEndingSoon({ forecast }: SeenBag): boolean {
  return forecast.daysLeft <= SOON_DAYS;
}
