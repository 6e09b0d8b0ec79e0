import { useState } from 'react';
import { changesApi } from './api/changes-endpoints.ts';

/**
 * Whether it is known what waits, or known that it cannot be known now. Once true it stays so, also while it is asked again: a
 * form that waited for it is not taken away again.
 */
export function useAreRequestsKnown(): boolean {
  const { data, isFetching } = changesApi.useListChangeRequestsQuery();
  const [isKnown, setKnown] = useState(false);
  const isKnownNow = data !== undefined || !isFetching;
  if (isKnownNow && !isKnown) setKnown(true);
  return isKnown || isKnownNow;
}
