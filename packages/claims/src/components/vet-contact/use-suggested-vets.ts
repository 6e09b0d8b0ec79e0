import type { SuggestedVet } from '@huella/contract';
import { CLAIMS_FRESH_SECONDS } from '../../api/claims-endpoints.ts';
import { vetsForKindsApi, type VetSearch } from '../../api/vets-for-kinds.ts';

export interface SuggestedVetsState {
  /** Undefined until loaded. */
  vets: readonly SuggestedVet[] | undefined;
  isFailed: boolean;
  retry: () => void;
}

export function useSuggestedVets(search: VetSearch): SuggestedVetsState {
  const { currentData, isError, refetch } = vetsForKindsApi.useListVetsForKindsQuery(search, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  return {
    vets: currentData,
    isFailed: currentData === undefined && isError,
    retry: () => void refetch(),
  };
}
