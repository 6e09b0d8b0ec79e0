import { plansApi } from '@huella/pets/api';
import { formatMoney } from '@huella/validation/number';
import { copy } from '../../copy.ts';
import { copy as texts } from './copy.ts';
import { chosenPlan } from '../../guard/chosen-plan.ts';

export interface PlanLinesProps {
  returnPath: string | null;
}

/** The chosen plan with its price, or the lowest price. Shows no error: the plans page does. */
export function PlanLines({ returnPath }: PlanLinesProps) {
  const { data: plans = [] } = plansApi.useListPlansQuery();
  const id = chosenPlan(returnPath);
  const chosen = plans.find((plan) => plan.id === id);
  if (chosen)
    return (
      <>
        {texts.chosen(chosen.nombre, formatMoney(chosen.costo))}
        <small>{copy.plans.action}</small>
      </>
    );
  const lowest = Math.min(...plans.map(({ costo }) => costo));
  return (
    <>
      {copy.plans.lead}
      <small>{plans.length === 0 ? copy.plans.action : texts.from(formatMoney(lowest))}</small>
    </>
  );
}
