import { toAppError } from '@huella/api-client';
import type { Claim } from '@huella/contract';
import type { LoadedState, LoadState } from '@huella/ui';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';

export type ClaimState = { status: 'missing' } | LoadState<PresentClaim>;

interface PresentClaim extends LoadedState {
  claim: Claim;
}

/** The claim of this id; `isOutdated` when it could not be refetched. */
export function useClaim(id: number | null): ClaimState {
  const { currentData, error, isError, isFetching, refetch } = claimsApi.useGetClaimQuery(id ?? 0, {
    skip: id === null,
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  const retry = () => void refetch();
  if (id === null || (error !== undefined && toAppError(error).code === 'not_found'))
    return { status: 'missing' };
  if (currentData !== undefined) return { status: 'present', claim: currentData, isOutdated: isError, retry };
  return isError ? { status: 'failed', cause: error, retry, busy: isFetching } : { status: 'loading' };
}
