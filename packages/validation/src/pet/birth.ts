import { addDays, addMonths, addYears, compareDays, type Day } from '../day/day.ts';
import type { DayRange } from '../rules.ts';

/** The ages that can be insured (specification §9). */
const MINIMUM_MONTHS = 3;
const MAXIMUM_YEARS = 9;

/**
 * Birth dates of pets between 3 months and 9 years old today, both inclusive, in calendar months and years (D50). Corrects for
 * days that the other month lacks: a pet born on 29 February turns 9 on 1 March.
 */
export function petBirthRange(today: Day): DayRange {
  const youngest = addMonths(today, -MINIMUM_MONTHS);
  const oldest = addYears(today, -MAXIMUM_YEARS);
  const dayBefore = addDays(oldest, -1);
  return {
    min: compareDays(addYears(dayBefore, MAXIMUM_YEARS), today) >= 0 ? dayBefore : oldest,
    max: compareDays(addMonths(youngest, MINIMUM_MONTHS), today) <= 0 ? youngest : addDays(youngest, -1),
  };
}
