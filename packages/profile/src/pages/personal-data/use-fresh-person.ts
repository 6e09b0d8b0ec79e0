import { useIsFresh } from '@huella/api-client';
import { profileApi } from '../../api/index.ts';

/** The person's data, never from an old cache, because they fill a form. Null if there are none; undefined until loaded. */
export function useFreshPerson() {
  const query = profileApi.useGetPersonQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isFetching, refetch } = query;
  return { person: useIsFresh(query) ? data : undefined, isFetching, retry: () => void refetch() };
}
