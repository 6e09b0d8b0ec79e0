import { useState } from 'react';
import { profileApi } from '../../api/index.ts';

/**
 * The person's data as they are now, or null while there are none; undefined until they are known. What the cache holds from
 * before is not shown: a form filled with old data would take what the insurer changed since for a change of the person's.
 */
export function useFreshPerson() {
  const { data, isFetching, isError, refetch } = profileApi.useGetPersonQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [isSettled, setSettled] = useState(false);
  if (!isSettled && !isFetching && !isError) setSettled(true);
  return { person: isSettled ? data : undefined, isFetching, retry: () => void refetch() };
}
