import { addDays, addMonthsClamped, type Day } from '@huella/validation/day';
import type { CarePet, Due } from './care-pet.ts';

const FIRST_INTERNAL_AGE_DAYS = 14;
const INTERNAL_APART_DAYS = 14;
const FIRST_EXTERNAL_AGE_DAYS = 56;
const EXTERNAL_APART_DAYS = 30;

/** Every two weeks to three months of age, monthly to six, then every three months. */
export function internalDue({ fecha_nacimiento: birth }: CarePet, last: Day | undefined, today: Day): Due {
  const threeMonths = addMonthsClamped(birth, 3);
  const sixMonths = addMonthsClamped(birth, 6);
  if (last === undefined) {
    const first = addDays(birth, FIRST_INTERNAL_AGE_DAYS);
    return first < today ? { day: today, reason: 'start' } : { day: first, reason: 'interval' };
  }
  if (last < threeMonths) return { day: addDays(last, INTERNAL_APART_DAYS), reason: 'interval' };
  return { day: addMonthsClamped(last, last < sixMonths ? 1 : 3), reason: 'interval' };
}

/** `days` that it works; undefined if unknown to the catalogue. */
export interface LastExternal {
  readonly day: Day;
  readonly days: number | undefined;
}

/** When the last product ends, or every 30 days, all year. */
export function externalDue(
  { fecha_nacimiento: birth }: CarePet,
  last: LastExternal | null,
  today: Day,
): Due {
  if (last) return { day: addDays(last.day, last.days ?? EXTERNAL_APART_DAYS), reason: 'product' };
  const first = addDays(birth, FIRST_EXTERNAL_AGE_DAYS);
  return first < today ? { day: today, reason: 'start' } : { day: first, reason: 'interval' };
}
