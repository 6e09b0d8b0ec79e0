import { toAppError, useIsFresh } from '@huella/api-client';
import { petsApi, type PetState } from '../../api/index.ts';

/** The pet as it is now, never as the cache has it from before: a form is filled with it. */
export function useFreshPet(id: number | null): PetState {
  const query = petsApi.useGetPetQuery(id ?? 0, { skip: id === null, refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = query;
  const isFresh = useIsFresh(query, id);
  const retry = () => void refetch();
  if (id === null || (error !== undefined && toAppError(error).code === 'not_found'))
    return { status: 'missing' };
  if (isFresh && currentData !== undefined)
    return { status: 'present', pet: currentData, isOutdated: false, retry };
  return error === undefined ? { status: 'loading' } : { status: 'failed', retry, busy: isFetching };
}
