import type { FoodBag, FoodCorrection } from '@huella/contract';
import { compareDays } from '@huella/validation/day';

/** Kilograms at the start: the bag's own and what was left of the previous one. */
export function capacityOf({ total, sobrante }: Pick<FoodBag, 'total' | 'sobrante'>): number {
  return total + sobrante;
}

export function latestCorrection({ correcciones }: FoodBag): FoodCorrection | undefined {
  return correcciones.toSorted((left, right) => compareDays(right.dia, left.dia) || right.id - left.id).at(0);
}
