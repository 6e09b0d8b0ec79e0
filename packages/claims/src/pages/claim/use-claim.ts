import { toAppError } from '@huella/api-client';
import type { Claim } from '@huella/contract';
import type { LoadedState, LoadState } from '@huella/ui';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';

/** A claim that a page is about. `missing` is an id that is none, unknown or somebody else's (D26). */
export type ClaimState = { status: 'missing' } | LoadState<PresentClaim>;

interface PresentClaim extends LoadedState {
  claim: Claim;
}

/** The claim with this id and no other; `isOutdated` says that it could not be asked for again. */
export function useClaim(id: number | null): ClaimState {
  const { currentData, error, isError, isFetching, refetch } = claimsApi.useGetClaimQuery(id ?? 0, {
    skip: id === null,
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  const retry = () => void refetch();
  if (id === null || (error !== undefined && toAppError(error).code === 'not_found'))
    return { status: 'missing' };
  if (currentData !== undefined) return { status: 'present', claim: currentData, isOutdated: isError, retry };
  return isError ? { status: 'failed', retry, busy: isFetching } : { status: 'loading' };
}
