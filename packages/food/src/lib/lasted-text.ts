import type { FoodBag } from '@huella/contract';
import { consumptionOf } from '@huella/food-forecast';
import { copy } from '../copy.ts';

/** How long a bag lasted, compared with the plan; null while it is current. */
export function lastedText(bag: FoodBag): string | null {
  const lasted = consumptionOf(bag);
  if (lasted === null || bag.terminada === null) return null;
  const days = copy.days(lasted.days);
  if (!bag.terminada.observada) return copy.lasted.byCount(days);
  return lasted.days === bag.duracion
    ? copy.lasted.asPlanned(days)
    : copy.lasted.otherwise(days, copy.days(bag.duracion));
}
