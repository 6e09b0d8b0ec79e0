import type { Plan } from '@huella/contract';

/** The plans as they are offered: the cheapest first (specification §9 *Plans*). Leaves the given list as it is. */
export function plansByCost(plans: readonly Plan[]): Plan[] {
  return plans.toSorted((one, other) => one.costo - other.costo || one.id - other.id);
}
