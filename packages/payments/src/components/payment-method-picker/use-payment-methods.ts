import { REFRESH_DEDUPE_SECONDS } from '@huella/api-client';
import { todayInArgentina } from '@huella/validation/day';
import { useMemo } from 'react';
import { paymentsApi } from '../../api/index.ts';
import { distinctMethods } from '../../lib/distinct-methods.ts';

/** Without duplicates. */
export function usePaymentMethods(chosen: number | null) {
  const methods = paymentsApi.useListPaymentMethodsQuery(undefined, {
    refetchOnMountOrArgChange: REFRESH_DEDUPE_SECONDS,
  });
  const mediums = paymentsApi.useListPaymentMediumsQuery();
  const distinct = useMemo(() => distinctMethods(methods.data ?? [], chosen), [methods.data, chosen]);
  const failed = [methods, mediums].filter(({ isError }) => isError);
  return {
    methods: distinct,
    mediums: mediums.data ?? [],
    today: todayInArgentina(),
    isLoading: methods.isLoading || mediums.isLoading,
    /** A method was added and the list does not have it yet. */
    isCatchingUp: chosen !== null && methods.isFetching && !distinct.some(({ id }) => id === chosen),
    /** A failed refetch keeps what is shown, but not an old empty list (D72). */
    isError: failed.length > 0 && (distinct.length === 0 || mediums.data === undefined),
    error: failed[0]?.error,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
