import { useIsFresh } from '@huella/api-client';
import { profileApi } from '../../api/index.ts';

/**
 * The person's data as they are now, never as the cache has them from before: a form is filled with them. Null while there are
 * none; undefined until they are known.
 */
export function useFreshPerson() {
  const query = profileApi.useGetPersonQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isFetching, refetch } = query;
  return { person: useIsFresh(query) ? data : undefined, isFetching, retry: () => void refetch() };
}
