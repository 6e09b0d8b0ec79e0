import type { Product, Vaccine } from '@huella/contract';
import { addDays, addMonthsClamped, type Day } from '@huella/validation/day';

/** Puppies and kittens get the next dose sooner, until they are so old. */
const YOUNG_WEEKS = 16;
const YOUNG_INTERVAL_DAYS = 21;

/** What was given. */
export type Given =
  | { readonly vaccine: Pick<Vaccine, 'refuerzoMeses'>; readonly birth: Day }
  | { readonly product: Pick<Product, 'intervaloDias'> };

/** Whether a pet that was born on `birth` is in its first doses on a day. */
export function isYoung(birth: Day, day: Day): boolean {
  return day < addDays(birth, YOUNG_WEEKS * 7);
}

/** When the next dose or application is due after one of this day; null where the catalogue knows none. */
export function proposeFollowUp(given: Given, day: Day): Day | null {
  if ('product' in given) return addDays(day, given.product.intervaloDias);
  if (isYoung(given.birth, day)) return addDays(day, YOUNG_INTERVAL_DAYS);
  const { refuerzoMeses } = given.vaccine;
  return refuerzoMeses === null ? null : addMonthsClamped(day, refuerzoMeses);
}

/**
 * The next one when a follow-up was due on `due` and is given before: counted from the day that it was due instead of from the day that it is
 * given (D103). Null where both come to the same, or where it was given late.
 */
export function keepAnniversary(given: Given, day: Day, due: Day): Day | null {
  return day < due ? proposeFollowUp(given, due) : null;
}
