import type { FoodBag, FoodCorrection } from '@huella/contract';
import { compareDays } from '@huella/validation/day';

/** The kilograms that a bag began with: its own and what was left of the one before. */
export function capacityOf({ total, sobrante }: Pick<FoodBag, 'total' | 'sobrante'>): number {
  return total + sobrante;
}

/** What its owner saw of a bag last. */
export function latestCorrection({ correcciones }: FoodBag): FoodCorrection | undefined {
  return correcciones.toSorted((left, right) => compareDays(right.dia, left.dia) || right.id - left.id).at(0);
}
