import type { FoodBag } from '@huella/contract';
import type { Day } from '@huella/validation/day';

/** On which day the owner saw that nothing is left of a bag; null when what they saw last was something, or nothing was told. */
export function seenEmptyOn({ correcciones }: FoodBag): Day | null {
  const last = correcciones.at(-1);
  return last?.kilos === 0 ? last.dia : null;
}
