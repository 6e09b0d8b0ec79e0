import type { FieldError, FoodBag } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import type { ValidFoodBag } from '@huella/validation/food';
import { fieldText } from '../copy.ts';
import { runOutDayOf } from './run-out.ts';

/** Contradictions between a changed bag and its corrections or its observed end. A computed end contradicts nothing. */
export function contradictionsOf(
  { sobrante, correcciones, terminada }: FoodBag,
  { fechaCompra, kilos }: ValidFoodBag,
): FieldError[] {
  const observations = [...correcciones, ...(terminada?.observada ? [terminada] : [])];
  const fields: FieldError[] = [];
  if (observations.some(({ dia }) => dia < fechaCompra))
    fields.push({ path: 'fechaCompra', code: 'late', message: fieldText.boughtAfterObservation });
  if (observations.some(({ kilos: left }) => left > kilos + sobrante))
    fields.push({ path: 'kilos', code: 'too_small', message: fieldText.bagSmallerThanObserved });
  return fields;
}

/** Recomputes the last day of a changed bag with a computed end; today at the latest. */
export function recountedEnd(bag: FoodBag, bags: readonly FoodBag[], today: Day): Day {
  const day = runOutDayOf({ ...bag, terminada: null }, bags, today);
  return day < today ? day : today;
}
