import type { Claim } from '@huella/contract';
import type { LoadedState, LoadState } from '@huella/ui';
import { CLAIMS_FRESH_SECONDS } from '../../api/claims-endpoints.ts';
import { claimsOfPetsApi } from '../../api/claims-of-pets.ts';

/** The claims of some pets. */
interface PresentClaims extends LoadedState {
  claims: readonly Claim[];
}

/** The claims of these pets, asked for again by each screen unless they are less than 1.5 s old. */
export function useClaimList(petIds: readonly number[]): LoadState<PresentClaims> {
  const { currentData, isError, isFetching, refetch } = claimsOfPetsApi.useListClaimsOfPetsQuery(petIds, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  const retry = () => void refetch();
  if (currentData !== undefined)
    return { status: 'present', claims: currentData, isOutdated: isError, retry };
  return isError ? { status: 'failed', retry, busy: isFetching } : { status: 'loading' };
}
