import type { FoodBag } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { capacityOf } from '@huella/food-forecast';
import { kilogramsLeft, type ValidFoodBag } from '@huella/validation/food';
import * as z from 'zod/mini';
import { fieldText } from '../copy.ts';
import { invalidFields } from '../http/api-error.ts';
import { validateForm } from '../http/validate-form.ts';
import { gramsOf } from './grams.ts';
import { ownBag } from './own-bag.ts';
import { seenEmptyOn } from './seen-empty.ts';

/** In kilograms: bounds a bag that others were added to again and again. */
const CARRIED_MAXIMUM = 500;

export interface Renewal {
  readonly bag: FoodBag;
  readonly day: Day;
  readonly grams: number;
  readonly carried: number;
}

/**
 * Finds the bag that a new one renews; null if there is none or it has ended. It ends on the day of the purchase, or with its last
 * correction if that is later, or when it was seen empty. Only the same food is added.
 */
export function renewalOf(
  bags: readonly FoodBag[],
  sent: { readonly id: number; readonly kilos: number } | undefined,
  next: ValidFoodBag,
): Renewal | null {
  if (!sent) return null;
  const bag = ownBag(bags, sent.id);
  if (bag.terminada !== null) return null;
  const { input, fields } = validateForm(
    z.object({ kilos: kilogramsLeft(capacityOf(bag)) }),
    sent,
    'renueva.',
  );
  if (!input) throw invalidFields(...fields);
  if (next.fechaCompra < bag.fechaCompra)
    throw invalidFields({ path: 'fechaCompra', code: 'early', message: fieldText.boughtBeforeRenewed });
  const isSame = bag.alimento.id === next.alimentoId;
  if (isSame && input.kilos > CARRIED_MAXIMUM)
    throw invalidFields({ path: 'renueva.kilos', code: 'too_big', message: fieldText.carriedTooMuch });
  const grams = gramsOf(input.kilos);
  return { bag, day: dayOfRenewal(bag, next, grams), grams, carried: isSame ? grams : 0 };
}

function dayOfRenewal(bag: FoodBag, { fechaCompra }: ValidFoodBag, grams: number): Day {
  const emptyOn = seenEmptyOn(bag);
  if (grams === 0 && emptyOn !== null) return emptyOn;
  const corrected = bag.correcciones.map(({ dia }) => dia);
  return [fechaCompra, ...corrected].reduce((last, one) => (one > last ? one : last));
}
