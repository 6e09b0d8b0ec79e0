import { toAppError } from '@huella/api-client';
import type { Pet } from '@huella/contract';
import type { FailedState } from '@huella/ui';
import { useSearchParams } from 'react-router-dom';
import { PETS_FRESH_SECONDS, petsApi } from './pets-endpoints.ts';

/**
 * The pet of a page. `missing`: the id is invalid, unknown or somebody else's (D26). `isOutdated`: the refetch failed.
 */
export type PetState =
  | { status: 'loading' }
  | { status: 'missing' }
  | FailedState
  | { status: 'present'; pet: Pet; isOutdated: boolean; retry: () => void };

/**
 * The pet with this id, refetched by each page and shown at once when the list has it. Reads `currentData`: RTK's `data` is still
 * the last pet's under the next one's URL (O-LI-02).
 */
export function usePet(id: number | null): PetState {
  const { currentData, error, isError, isFetching, refetch } = petsApi.useGetPetQuery(id ?? 0, {
    skip: id === null,
    refetchOnMountOrArgChange: PETS_FRESH_SECONDS,
  });
  const { listed } = petsApi.endpoints.listPets.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ listed: data?.find((pet) => pet.id === id) }),
  });
  const retry = () => void refetch();
  if (id === null || (error !== undefined && toAppError(error).code === 'not_found'))
    return { status: 'missing' };
  const pet = currentData ?? listed;
  if (pet !== undefined) return { status: 'present', pet, isOutdated: isError, retry };
  return error === undefined
    ? { status: 'loading' }
    : { status: 'failed', cause: error, retry, busy: isFetching };
}

/** The pet of `?mascota=3`; undefined when it is not the user's. */
export function useOnlyPet(pets: readonly Pet[]): Pet | undefined {
  const [search] = useSearchParams();
  return pets.find(({ id }) => String(id) === search.get('mascota'));
}
