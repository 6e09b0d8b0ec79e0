import { petsApi } from '@huella/pets/api';
import { useIsListBeside } from '@huella/ui';
import { CLAIMS_FRESH_SECONDS } from '../../api/claims-endpoints.ts';
import { claimsOfPetsApi } from '../../api/claims-of-pets.ts';

/**
 * Whether the list beside the page would be empty or failed, which the page then reports. Does not fetch where a list has no
 * room.
 */
export function useListBeside(): { isEmpty: boolean; hasFailed: boolean } {
  const isBeside = useIsListBeside();
  const pets = petsApi.useListPetsQuery(undefined, { skip: !isBeside });
  const { data: present = [] } = pets;
  const claims = claimsOfPetsApi.useListClaimsOfPetsQuery(
    present.map(({ id }) => id),
    { skip: present.length === 0, refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS },
  );
  return {
    isEmpty: pets.isSuccess && (present.length === 0 || claims.currentData?.length === 0),
    hasFailed:
      (pets.data === undefined && pets.isError) || (claims.currentData === undefined && claims.isError),
  };
}

/** Whether the list is shown: on a desktop, for a user with claims. */
export function useIsClaimListBeside(): boolean {
  const { isEmpty } = useListBeside();
  return useIsListBeside() && !isEmpty;
}
