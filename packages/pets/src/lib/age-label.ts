import { ageOn, type Day } from '@huella/validation/day';
import { copy } from '../copy.ts';

/**
 * A pet's age in years, or in months before the first year (specification §2 *Pet details page*). Both are Argentine days.
 */
export function ageLabel(birth: Day, today: Day): string {
  const { years, months } = ageOn(birth, today);
  return years >= 1 ? copy.pet.years(years) : copy.pet.months(months);
}
