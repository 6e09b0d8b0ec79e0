import { useState } from 'react';
import { changesApi } from './api/changes-endpoints.ts';

/**
 * Whether pending requests are loaded or failed to load. Stays true during a refetch, so that a form that waited for it is not
 * unmounted.
 */
export function useAreRequestsKnown(): boolean {
  const { data, isFetching } = changesApi.useListChangeRequestsQuery();
  const [isKnown, setKnown] = useState(false);
  const isKnownNow = data !== undefined || !isFetching;
  if (isKnownNow && !isKnown) setKnown(true);
  return isKnown || isKnownNow;
}
