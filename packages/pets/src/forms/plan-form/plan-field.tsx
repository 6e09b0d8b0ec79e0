import { ChoiceField, EmptyState, ErrorState, ListSkeleton } from '@huella/ui';
import type { Plan } from '@huella/contract';
import { formatMoney } from '@huella/validation/number';
import { petsApi } from '../../api/index.ts';
import { copy } from '../../copy.ts';
import { plansByCost } from '../../lib/plans-by-cost.ts';
import type { AddPetFlow } from '../../pages/add-pet/use-add-pet-flow.ts';

/** The plans as radio cards, the cheapest first, with the sum insured (specification §9 *Plans*). */
export function PlanField({ control }: Pick<AddPetFlow['form'], 'control'>) {
  const { data: plans, error, isFetching, refetch } = petsApi.useListPlansQuery();
  if (plans === undefined && isFetching) return <ListSkeleton />;
  if (plans === undefined)
    return <ErrorState title={copy.planForm.plansError} cause={error} onRetry={refetch} />;
  if (plans.length === 0) return <EmptyState illustration="coverage" {...copy.planForm.noPlans} />;
  return (
    <ChoiceField
      control={control}
      name="datos_pago.plan"
      label={copy.planForm.plan}
      options={plansByCost(plans).map(planOption)}
    />
  );
}

function planOption({ id, nombre, costo, suma_asegurada }: Plan) {
  const monthly = copy.planForm.monthly(formatMoney(costo));
  const insured = copy.planForm.insured(formatMoney(suma_asegurada));
  const description = (
    <>
      {monthly} <br />
      {insured}
    </>
  );
  return { value: id, label: nombre, description };
}
