import { petsApi } from '@huella/pets/api';
import { useIsListBeside } from '@huella/ui';
import { CLAIMS_FRESH_SECONDS } from '../../api/claims-endpoints.ts';
import { claimsOfPetsApi } from '../../api/claims-of-pets.ts';

/**
 * What is known of the claims that would stand beside the page: that there are none, or that they could not be loaded, which the page
 * says by itself. Asks for nothing where there is no room for a list.
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

/** Whether the page has the place beside a list: on a desktop, for somebody who has any claim. */
export function useIsClaimListBeside(): boolean {
  const { isEmpty } = useListBeside();
  return useIsListBeside() && !isEmpty;
}
