import type { ListedClaim } from '@huella/contract';
import type { LoadedState, LoadState } from '@huella/ui';
import { useMemo } from 'react';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';
import { claimsOfPetsApi } from '../../api/claims-of-pets.ts';
import type { WaitingClaims } from '../../lib/claims-by-actor.ts';

const options = { refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS };

interface PresentClaims extends LoadedState {
  claims: readonly ListedClaim[];
  waiting: WaitingClaims | undefined;
}

/**
 * The claims of these pets, refetched unless less than 1.5 s old. Waits for the stages, which decide the order, or their failure.
 */
export function useClaimList(petIds: readonly number[]): LoadState<PresentClaims> {
  const { currentData, error, isError, isFetching, refetch } = claimsOfPetsApi.useListClaimsOfPetsQuery(
    petIds,
    options,
  );
  const waitingQuery = claimsApi.useListWaitingClaimsQuery(undefined, options);
  const { data, isError: isUnknown } = waitingQuery;
  const waiting = useMemo(() => data && new Map(data.map((claim) => [claim.siniestroId, claim])), [data]);
  const retry = () => {
    void refetch();
    if (waitingQuery.isError) void waitingQuery.refetch();
  };
  if (currentData === undefined && isError)
    return { status: 'failed', cause: error, retry, busy: isFetching };
  if (currentData === undefined || (waiting === undefined && !isUnknown)) return { status: 'loading' };
  return { status: 'present', claims: currentData, waiting, isOutdated: isError, retry };
}
