import { REFRESH_DEDUPE_SECONDS } from '@huella/api-client';
import type { ChangeRequest } from '@huella/contract';
import { changesApi } from './api/changes-endpoints.ts';

const none: ChangeRequest[] = [];

/** What waits and what is news about a pet, or, with null, about the person's own data; asked for again by every screen. */
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
