import type { FieldError, FoodBag } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import type { ValidFoodBag } from '@huella/validation/food';
import { fieldText } from '../copy.ts';
import { runOutDayOf } from './run-out.ts';

/**
 * What of a changed bag contradicts what was said of it: the days and the kilograms of its corrections and its end. An end that was only
 * counted contradicts nothing.
 */
export function contradictionsOf(
  { sobrante, correcciones, terminada }: FoodBag,
  { fechaCompra, kilos }: ValidFoodBag,
): FieldError[] {
  const said = [...correcciones, ...(terminada?.observada ? [terminada] : [])];
  const fields: FieldError[] = [];
  if (said.some(({ dia }) => dia < fechaCompra))
    fields.push({ path: 'fechaCompra', code: 'late', message: fieldText.boughtAfterSaid });
  if (said.some(({ kilos: left }) => left > kilos + sobrante))
    fields.push({ path: 'kilos', code: 'too_small', message: fieldText.bagSmallerThanSaid });
  return fields;
}

/** The last day of a changed bag that only the count ended, counted once more and today at the latest. */
export function recountedEnd(bag: FoodBag, bags: readonly FoodBag[], today: Day): Day {
  const day = runOutDayOf({ ...bag, terminada: null }, bags, today);
  return day < today ? day : today;
}
