import type { Product, Vaccine } from '@huella/contract';
import { addDays, addMonthsClamped, type Day } from '@huella/validation/day';

/** The age below which doses are closer together. */
const YOUNG_WEEKS = 16;
const YOUNG_INTERVAL_DAYS = 21;

/** What was given: a vaccine, or an application of a deworming product. */
export type Dose =
  | { readonly vaccine: Pick<Vaccine, 'refuerzoMeses'>; readonly birth: Day }
  | { readonly product: Pick<Product, 'intervaloDias'> };

export function isYoung(birth: Day, day: Day): boolean {
  return day < addDays(birth, YOUNG_WEEKS * 7);
}

/** The day of the next dose or application; null if the catalogue has no interval. */
export function proposeFollowUp(dose: Dose, day: Day): Day | null {
  if ('product' in dose) return addDays(day, dose.product.intervaloDias);
  if (isYoung(dose.birth, day)) return addDays(day, YOUNG_INTERVAL_DAYS);
  const { refuerzoMeses } = dose.vaccine;
  return refuerzoMeses === null ? null : addMonthsClamped(day, refuerzoMeses);
}

/** For a dose given before it was due: the next day counted from the due day `due` (D103). Null if given on time or late. */
export function keepAnniversary(dose: Dose, day: Day, due: Day): Day | null {
  return day < due ? proposeFollowUp(dose, due) : null;
}
