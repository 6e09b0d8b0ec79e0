import type { Product, Vaccine } from '@huella/contract';
import { addDays, addMonthsClamped, type Day } from '@huella/validation/day';

/** The age below which doses are closer together. */
const YOUNG_WEEKS = 16;
const YOUNG_INTERVAL_DAYS = 21;

export type Given =
  | { readonly vaccine: Pick<Vaccine, 'refuerzoMeses'>; readonly birth: Day }
  | { readonly product: Pick<Product, 'intervaloDias'> };

export function isYoung(birth: Day, day: Day): boolean {
  return day < addDays(birth, YOUNG_WEEKS * 7);
}

/** The day of the next dose or application; null if the catalogue has no interval. */
export function proposeFollowUp(given: Given, day: Day): Day | null {
  if ('product' in given) return addDays(day, given.product.intervaloDias);
  if (isYoung(given.birth, day)) return addDays(day, YOUNG_INTERVAL_DAYS);
  const { refuerzoMeses } = given.vaccine;
  return refuerzoMeses === null ? null : addMonthsClamped(day, refuerzoMeses);
}

/** For a dose given before it was due: the next day counted from the due day `due` (D103). Null if given on time or late. */
export function keepAnniversary(given: Given, day: Day, due: Day): Day | null {
  return day < due ? proposeFollowUp(given, due) : null;
}
