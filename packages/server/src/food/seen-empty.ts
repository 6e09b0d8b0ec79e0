import type { FoodBag } from '@huella/contract';
import type { Day } from '@huella/validation/day';

/** The day on which the owner saw the bag empty; null unless that is the last correction. */
export function seenEmptyOn({ correcciones }: FoodBag): Day | null {
  const last = correcciones.at(-1);
  return last?.kilos === 0 ? last.dia : null;
}
