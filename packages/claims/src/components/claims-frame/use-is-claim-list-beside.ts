import { petsApi } from '@huella/pets/api';
import { useIsListBeside } from '@huella/ui';
import { CLAIMS_FRESH_SECONDS } from '../../api/claims-endpoints.ts';
import { claimsOfPetsApi } from '../../api/claims-of-pets.ts';

/** Whether there is known to be no claim to list. Asks for nothing where there is no room for a list. */
export function useHasNoClaims(): boolean {
  const isBeside = useIsListBeside();
  const { data: pets = [], isSuccess } = petsApi.useListPetsQuery(undefined, { skip: !isBeside });
  const { currentData: claims } = claimsOfPetsApi.useListClaimsOfPetsQuery(
    pets.map(({ id }) => id),
    { skip: pets.length === 0, refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS },
  );
  return isSuccess && (pets.length === 0 || claims?.length === 0);
}

/** Whether the claims stand beside the page: on a desktop, for somebody who has any. */
export function useIsClaimListBeside(): boolean {
  const hasNone = useHasNoClaims();
  return useIsListBeside() && !hasNone;
}
