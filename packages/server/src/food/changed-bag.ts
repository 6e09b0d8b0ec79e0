import type { FieldError, FoodBag } from '@huella/contract';
import type { ValidFoodBag } from '@huella/validation/food';
import { fieldText } from '../copy.ts';

/** What of a changed bag contradicts what was said of it: the days and the kilograms of its corrections and its end. */
export function contradictionsOf(
  { sobrante, correcciones, terminada }: FoodBag,
  { fechaCompra, kilos }: ValidFoodBag,
): FieldError[] {
  const said = [...correcciones, ...(terminada ? [terminada] : [])];
  const fields: FieldError[] = [];
  if (said.some(({ dia }) => dia < fechaCompra))
    fields.push({ path: 'fechaCompra', code: 'late', message: fieldText.boughtAfterSaid });
  if (said.some(({ kilos: left }) => left > kilos + sobrante))
    fields.push({ path: 'kilos', code: 'too_small', message: fieldText.bagSmallerThanSaid });
  return fields;
}
