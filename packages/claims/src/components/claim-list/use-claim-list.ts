import type { Claim } from '@huella/contract';
import { CLAIMS_FRESH_SECONDS } from '../../api/claims-endpoints.ts';
import { claimsOfPetsApi } from '../../api/claims-of-pets.ts';

/** The claims of some pets; `isOutdated` says that what is shown could not be asked for again. */
export type ClaimListState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void; busy: boolean }
  | { status: 'present'; claims: readonly Claim[]; isOutdated: boolean; retry: () => void };

/** The claims of these pets, asked for again by each screen unless they are at most 1.5 s old. */
export function useClaimList(petIds: readonly number[]): ClaimListState {
  const { currentData, isError, isFetching, refetch } = claimsOfPetsApi.useListClaimsOfPetsQuery(petIds, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  const retry = () => void refetch();
  if (currentData !== undefined)
    return { status: 'present', claims: currentData, isOutdated: isError, retry };
  return isError ? { status: 'failed', retry, busy: isFetching } : { status: 'loading' };
}
