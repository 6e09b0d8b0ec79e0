import { plansApi } from '@huella/pets/api';
import { formatMoney } from '@huella/validation/number';
import { copy } from '../../copy.ts';
import { copy as texts } from './copy.ts';
import { chosenPlan } from '../../guard/chosen-plan.ts';

export interface PlanPriceProps {
  /** The return path. */
  asked: string | null;
}

/** The price of the chosen plan, or the lowest. Shows no error: the plans page does. */
export function PlanPrice({ asked }: PlanPriceProps) {
  const { data: plans = [] } = plansApi.useListPlansQuery();
  const id = chosenPlan(asked);
  const chosen = plans.find((plan) => plan.id === id);
  if (chosen) return texts.chosen(chosen.nombre, formatMoney(chosen.costo));
  if (plans.length === 0) return copy.plans.action;
  return texts.from(formatMoney(Math.min(...plans.map(({ costo }) => costo))));
}
