import type { Plan } from '@huella/contract';
import { plansByCost } from './plans-by-cost.ts';

/** A plan and what it adds to the next cheaper one, in whole pesos. */
export interface ComparedPlan {
  readonly plan: Plan;
  /** Null for the cheapest plan. */
  readonly below: { readonly name: string; readonly moreInsured: number; readonly moreCost: number } | null;
}

/** The plans, cheapest first, each compared with the one before. */
export function comparePlans(plans: readonly Plan[]): ComparedPlan[] {
  const sorted = plansByCost(plans);
  return sorted.map((plan, index) => {
    const cheaper = sorted[index - 1];
    return { plan, below: cheaper ? difference(plan, cheaper) : null };
  });
}

function difference(plan: Plan, cheaper: Plan) {
  return {
    name: cheaper.nombre,
    moreInsured: plan.suma_asegurada - cheaper.suma_asegurada,
    moreCost: plan.costo - cheaper.costo,
  };
}
