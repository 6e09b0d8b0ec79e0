import type { FoodBag } from '@huella/contract';
import { BAGS_FRESH_SECONDS, foodApi } from './food-endpoints.ts';

/** The bags of all pets, as far as they are known. */
export type BagsState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void; busy: boolean }
  | PresentBags;

/** The bags of all pets, those that ended too. */
export interface PresentBags {
  status: 'present';
  bags: readonly FoodBag[];
  /** What is here could not be asked for again. */
  isOutdated: boolean;
  retry: () => void;
}

/** A screen that mounts or comes back to the front asks again unless the list is at most 1.5 s old (specification §9). */
export function useBags(): BagsState {
  const { data, isError, isFetching, refetch } = foodApi.useListFoodBagsQuery(undefined, {
    refetchOnMountOrArgChange: BAGS_FRESH_SECONDS,
    refetchOnFocus: true,
  });
  const retry = () => void refetch();
  if (data !== undefined) return { status: 'present', bags: data, isOutdated: isError, retry };
  return isError ? { status: 'failed', retry, busy: isFetching } : { status: 'loading' };
}
