import { parseId } from '@huella/validation/number';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { petsApi } from '../../api/index.ts';
import type { AddPetFlow } from './use-add-pet-flow.ts';

/** Chooses the plan of `?plan=2` when it exists and none is chosen yet. */
export function usePlanFromUrl({
  getValues,
  setValue,
}: Pick<AddPetFlow['form'], 'getValues' | 'setValue'>): void {
  const [search] = useSearchParams();
  const planId = parseId(search.get('plan') ?? undefined);
  const { data: plans } = petsApi.useListPlansQuery();
  const plan = plans?.find(({ id }) => id === planId)?.id;
  useEffect(() => {
    if (plan !== undefined && getValues('datos_pago.plan') === null) setValue('datos_pago.plan', plan);
  }, [plan, getValues, setValue]);
}
