import { type Day, partsOf } from './day.ts';

/** Completed years and months; a birthday on 29 February is 1 March in common years (D50). `today` is not before `birth`. */
export function ageOn(birth: Day, today: Day): { years: number; months: number } {
  const from = partsOf(birth);
  const to = partsOf(today);
  const begun = (to.year - from.year) * 12 + to.month - from.month;
  const completed = to.day < from.day ? begun - 1 : begun;
  return { years: Math.floor(completed / 12), months: completed % 12 };
}
