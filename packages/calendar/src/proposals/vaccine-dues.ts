import { addDays, addMonthsClamped, type Day } from '@huella/validation/day';
import type { CarePet, Due } from './care-pet.ts';

/** Minimum days between doses of the first year. */
const DOSES_APART = 21;
/** In days; an earlier dose does not complete the first year's doses. */
export const LAST_DOSE_AGE = 15 * 7;
const BOOSTER_MONTHS = 12;

/** Dogs by days as in Argentine practice, cats by months. */
function basicSchedule({ animal, fecha_nacimiento: birth }: CarePet): readonly Day[] {
  return animal === 'Perro'
    ? [45, 75, 105].map((age) => addDays(birth, age))
    : [2, 3, 4].map((age) => addMonthsClamped(birth, age));
}

/** The law requires it from three months, yearly; usual are 135 days for dogs, five months for cats. */
function firstRabies({ animal, fecha_nacimiento: birth }: CarePet): Day {
  return animal === 'Perro' ? addDays(birth, 135) : addMonthsClamped(birth, 5);
}

/** `doses` is sorted, oldest first. */
export function rabiesDue(pet: CarePet, doses: readonly Day[], today: Day): Due {
  const last = doses.at(-1);
  if (last !== undefined) return { day: addMonthsClamped(last, BOOSTER_MONTHS), reason: 'yearly' };
  return isGrown(pet, today)
    ? { day: today, reason: 'start' }
    : { day: firstRabies(pet), reason: 'schedule' };
}

/** The first year's doses until one is given at 15 weeks or later, then yearly. */
export function basicDue(pet: CarePet, doses: readonly Day[], today: Day): Due {
  const grown = addDays(pet.fecha_nacimiento, LAST_DOSE_AGE);
  const last = doses.at(-1);
  if (last === undefined && isGrown(pet, today)) return { day: today, reason: 'start' };
  if (last === undefined) return { day: basicSchedule(pet)[0] ?? today, reason: 'schedule' };
  if (last >= grown) return { day: addMonthsClamped(last, BOOSTER_MONTHS), reason: 'yearly' };
  const planned = basicSchedule(pet)[doses.length] ?? grown;
  return { day: latest(planned, addDays(last, DOSES_APART)), reason: 'schedule' };
}

/** Older than a year, when the first year's schedule no longer applies. */
function isGrown({ fecha_nacimiento }: CarePet, today: Day): boolean {
  return today >= addMonthsClamped(fecha_nacimiento, BOOSTER_MONTHS);
}

function latest(one: Day, other: Day): Day {
  return one > other ? one : other;
}
