import type { Plan } from '@huella/contract';
import { petsApi } from '../../api/index.ts';

/** The plan with this id, once the plans are known. */
export function useChosenPlan(id: number | null): Plan | undefined {
  const { data: plans } = petsApi.useListPlansQuery();
  return plans?.find((plan) => plan.id === id);
}
