import type { FoodBag, Person } from '@huella/contract';
import { formatKilograms } from '@huella/validation/number';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';

/** What a person writes to the shop: the food, its size, and who they are as far as that is known (D109). */
export function orderMessage({ alimento, total }: FoodBag, person: Person | null | undefined): string {
  const name = person ? `${person.nombre} ${person.apellido}` : null;
  return copy.message(name, shared.food(alimento), formatKilograms(total).replace('\u00a0', ' '));
}
