import type { Plan } from '@huella/contract';
import { petsApi } from '../../api/index.ts';

/** Undefined until the plans have loaded. */
export function useChosenPlan(id: number | null): Plan | undefined {
  const { data: plans } = petsApi.useListPlansQuery();
  return plans?.find((plan) => plan.id === id);
}
