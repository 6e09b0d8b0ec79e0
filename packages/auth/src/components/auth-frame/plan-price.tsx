import { plansApi } from '@huella/pets/api';
import { formatMoney } from '@huella/validation/number';
import { copy } from '../../copy.ts';
import { copy as texts } from './copy.ts';
import { chosenPlan } from '../../guard/chosen-plan.ts';

export interface PlanPriceProps {
  /** The page that was asked for. */
  asked: string | null;
}

/** What the plan costs that was chosen, or else the cheapest. A failure is silent: the plans' page says it. */
export function PlanPrice({ asked }: PlanPriceProps) {
  const { data: plans = [] } = plansApi.useListPlansQuery();
  const id = chosenPlan(asked);
  const chosen = plans.find((plan) => plan.id === id);
  if (chosen) return texts.chosen(chosen.nombre, formatMoney(chosen.costo));
  if (plans.length === 0) return copy.plans.action;
  return texts.from(formatMoney(Math.min(...plans.map(({ costo }) => costo))));
}
