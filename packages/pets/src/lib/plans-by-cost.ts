import type { Plan } from '@huella/contract';

/** A copy with the cheapest plan first (specification §9 *Plans*). */
export function plansByCost(plans: readonly Plan[]): Plan[] {
  return plans.toSorted((one, other) => one.costo - other.costo || one.id - other.id);
}
