import type { CurrentBag } from './current-bag.ts';

/** Days before its end on which a bag is reported. */
const SOON_DAYS = 7;

export function isEndingSoon({ forecast }: CurrentBag): boolean {
  return forecast.daysLeft <= SOON_DAYS;
}
