import type { FoodBag } from '@huella/contract';
import type { LoadedState, LoadState } from '@huella/ui';
import { BAGS_FRESH_SECONDS, foodApi } from './food-endpoints.ts';

/** The bags of all pets, those that ended too. */
export interface PresentBags extends LoadedState {
  bags: readonly FoodBag[];
}

/** A screen that mounts or comes back to the front asks again unless the list is at most 1.5 s old (specification §9). */
export function useBags(): LoadState<PresentBags> {
  const { data, isError, isFetching, refetch } = foodApi.useListFoodBagsQuery(undefined, {
    refetchOnMountOrArgChange: BAGS_FRESH_SECONDS,
    refetchOnFocus: true,
  });
  const retry = () => void refetch();
  if (data !== undefined) return { status: 'present', bags: data, isOutdated: isError, retry };
  return isError ? { status: 'failed', retry, busy: isFetching } : { status: 'loading' };
}
