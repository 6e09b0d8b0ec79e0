import { REFRESH_DEDUPE_SECONDS } from '@huella/api-client';
import type { ChangeRequest } from '@huella/contract';
import { useState } from 'react';
import { changesApi } from './api/changes-endpoints.ts';

const none: ChangeRequest[] = [];

/** Pending requests and unseen outcomes of a pet, or with null of the person's own data. Refetched on every screen. */
export function useChangeRequests(petId: number | null) {
  const {
    data = none,
    isError,
    isFetching,
    refetch,
  } = changesApi.useListChangeRequestsQuery(undefined, {
    refetchOnMountOrArgChange: REFRESH_DEDUPE_SECONDS,
  });
  const requests = data.filter(
    ({ mascotaId, estado, vista }) => mascotaId === petId && (estado === 'PENDIENTE' || !vista),
  );
  return { requests, isFailed: isError && !isFetching && data === none, retry: () => void refetch() };
}

/**
 * Whether pending requests are loaded or failed to load. Stays true during a refetch, so that a form that waited for it is not
 * unmounted.
 */
export function useAreRequestsLoaded(): boolean {
  const { data, isFetching } = changesApi.useListChangeRequestsQuery();
  const [hasSettled, setSettled] = useState(false);
  const isSettledNow = data !== undefined || !isFetching;
  if (isSettledNow && !hasSettled) setSettled(true);
  return hasSettled || isSettledNow;
}
