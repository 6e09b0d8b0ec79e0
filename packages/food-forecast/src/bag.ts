import type { FoodBag, FoodCorrection } from '@huella/contract';

/** The kilograms that a bag began with: its own and what was left of the one before. */
export function capacityOf({ total, sobrante }: Pick<FoodBag, 'total' | 'sobrante'>): number {
  return total + sobrante;
}

/** What its owner saw of a bag last. */
export function latestCorrection({ correcciones }: FoodBag): FoodCorrection | undefined {
  return correcciones.toSorted((left, right) => compareDays(right.dia, left.dia) || right.id - left.id).at(0);
}

/** For sorting, earliest first. */
export function compareDays(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
