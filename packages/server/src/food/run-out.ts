import type { FoodBag } from '@huella/contract';
import { forecastOf } from '@huella/food-forecast';
import type { Day } from '@huella/validation/day';
import { listed } from '@huella/validation/text';

/** The first day with nothing left, as learned from the owner's other bags (D108). */
export function runOutDayOf(bag: FoodBag, bags: readonly FoodBag[], today: Day): Day {
  return forecastOf(bag, { bags, today }).ends;
}

const NAMED = 3;

export function runOutText(petNames: readonly string[]): string {
  return `Se termina el alimento de ${listed(named(petNames))}`;
}

function named(names: readonly string[]): readonly string[] {
  if (names.length <= NAMED) return names;
  return [...names.slice(0, NAMED - 1), `${names.length - NAMED + 1} más`];
}
