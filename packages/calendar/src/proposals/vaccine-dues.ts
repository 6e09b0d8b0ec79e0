import { addDays, addMonthsClamped, type Day } from '@huella/validation/day';
import type { CareHistory, Due } from './care-pet.ts';

/** Doses of the first year are at least so many days apart. */
const DOSES_APART = 21;
/** The age in days before which the last of them does not count. */
export const LAST_DOSE_AGE = 15 * 7;
const BOOSTER_MONTHS = 12;

type Born = CareHistory['pet'];

/** The days of the first doses: of dogs as Argentine practice counts them, of cats in months. */
function basicSchedule({ animal, fecha_nacimiento: birth }: Born): readonly Day[] {
  return animal === 'Perro'
    ? [45, 75, 105].map((age) => addDays(birth, age))
    : [2, 3, 4].map((age) => addMonthsClamped(birth, age));
}

/** Legally from three months on, yearly; at 135 days of dogs and five months of cats. */
function firstRabies({ animal, fecha_nacimiento: birth }: Born): Day {
  return animal === 'Perro' ? addDays(birth, 135) : addMonthsClamped(birth, 5);
}

/** The next dose against rabies after those given, oldest first. */
export function rabiesDue(pet: Born, given: readonly Day[], today: Day): Due {
  const last = given.at(-1);
  if (last !== undefined) return { day: addMonthsClamped(last, BOOSTER_MONTHS), reason: 'yearly' };
  return isGrown(pet, today)
    ? { day: today, reason: 'start' }
    : { day: firstRabies(pet), reason: 'schedule' };
}

/** The next dose against the basic diseases: of the first year until one came at 15 weeks or later, then one a year. */
export function basicDue(pet: Born, given: readonly Day[], today: Day): Due {
  const grown = addDays(pet.fecha_nacimiento, LAST_DOSE_AGE);
  const last = given.at(-1);
  if (last === undefined && isGrown(pet, today)) return { day: today, reason: 'start' };
  if (last === undefined) return { day: basicSchedule(pet)[0] ?? today, reason: 'schedule' };
  if (last >= grown) return { day: addMonthsClamped(last, BOOSTER_MONTHS), reason: 'yearly' };
  const planned = basicSchedule(pet)[given.length] ?? grown;
  return { day: latest(planned, addDays(last, DOSES_APART)), reason: 'schedule' };
}

/** Past its first year, when a schedule says nothing any more. */
function isGrown({ fecha_nacimiento }: Born, today: Day): boolean {
  return today >= addMonthsClamped(fecha_nacimiento, BOOSTER_MONTHS);
}

function latest(one: Day, other: Day): Day {
  return one > other ? one : other;
}
