import type { FoodBag } from '@huella/contract';
import { kilogramsLeft, type ValidFoodBag } from '@huella/validation/food';
import * as z from 'zod/mini';
import { fieldText } from '../copy.ts';
import { invalidFields } from '../http/api-error.ts';
import { checkForm } from '../http/form-rules.ts';
import { gramsOf } from './grams.ts';
import { ownBag } from './own-bag.ts';

/** How a bag ends that another follows, and what of it is added to that. */
export interface Renewal {
  readonly bag: FoodBag;
  readonly day: string;
  readonly grams: number;
  readonly carried: number;
}

/**
 * Reads what a new bag renews; null when there is nothing, or when that has ended: its end was told already. It ends on the day of the
 * purchase, or with the last thing that was said of it where that is later. Only the same food is added.
 */
export function renewalOf(
  bags: readonly FoodBag[],
  sent: { readonly id: number; readonly kilos: number } | undefined,
  next: ValidFoodBag,
): Renewal | null {
  if (!sent) return null;
  const bag = ownBag(bags, sent.id);
  if (bag.terminada !== null) return null;
  const { input, fields } = checkForm(
    z.object({ kilos: kilogramsLeft(bag.total + bag.sobrante) }),
    sent,
    'renueva.',
  );
  if (!input) throw invalidFields(...fields);
  if (next.fechaCompra < bag.fechaCompra)
    throw invalidFields({ path: 'fechaCompra', code: 'early', message: fieldText.boughtBeforeRenewed });
  const said = bag.correcciones.map(({ dia }) => dia);
  const day = [next.fechaCompra, ...said].reduce((last, one) => (one > last ? one : last));
  const grams = gramsOf(input.kilos);
  return { bag, day, grams, carried: bag.alimento.id === next.alimentoId ? grams : 0 };
}
