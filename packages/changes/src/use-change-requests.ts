import { REFRESH_DEDUPE_SECONDS } from '@huella/api-client';
import type { ChangeRequest } from '@huella/contract';
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
