import { REFRESH_DEDUPE_SECONDS, useRefetchOnFocus } from '@huella/api-client';
import type { FoodBag } from '@huella/contract';
import type { LoadedState, LoadState } from '@huella/ui';
import { foodApi } from './food-endpoints.ts';

export interface PresentBags extends LoadedState {
  bags: readonly FoodBag[];
}

/** Refetches on mount and on return to the front, unless the list is less than 1.5 s old (specification §9). */
export function useBags(): LoadState<PresentBags> {
  const list = foodApi.useListFoodBagsQuery(undefined, { refetchOnMountOrArgChange: REFRESH_DEDUPE_SECONDS });
  useRefetchOnFocus(list, REFRESH_DEDUPE_SECONDS);
  const { data, error, isError, isFetching, refetch } = list;
  const retry = () => void refetch();
  if (data !== undefined) return { status: 'present', bags: data, isOutdated: isError, retry };
  return isError ? { status: 'failed', cause: error, retry, busy: isFetching } : { status: 'loading' };
}
