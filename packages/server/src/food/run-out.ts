import type { FoodBag } from '@huella/contract';
import { forecastOf } from '@huella/food-forecast';
import type { Day } from '@huella/validation/day';

/** The day on which nothing is left of a bag that lasts, by what its owner's other bags teach (D108). */
export function runOutDayOf(bag: FoodBag, bags: readonly FoodBag[], today: Day): Day {
  return forecastOf(bag, { bags, today }).ends;
}

/** The same of all bags by their ids; null of those that ended. */
export function runOutDays(bags: readonly FoodBag[], today: Day): Map<number, Day | null> {
  return new Map(bags.map((bag) => [bag.id, bag.terminada === null ? runOutDayOf(bag, bags, today) : null]));
}
