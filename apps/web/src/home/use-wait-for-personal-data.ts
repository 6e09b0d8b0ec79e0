import { profileApi } from '@huella/profile/api';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsNameUnknown } from '../store/store.ts';

const TIMEOUT_MS = 2_000;

type WaitForPersonalData = 'waiting' | 'arrived' | 'timed_out';

/**
 * Whether home still waits to know if the user has personal data, which decides its top. Only the first login on a device waits;
 * `timed_out`, on a slow network, is final, so that the layout stays. Refetches after home is shown do not hide it.
 */
export function useWaitForPersonalData(): WaitForPersonalData {
  const { isLoading } = profileApi.useGetPersonQuery();
  const isUnknown = useSelector(selectIsNameUnknown) && isLoading;
  const [state, setState] = useState<WaitForPersonalData>(isUnknown ? 'waiting' : 'arrived');
  const isWaiting = state === 'waiting';
  if (isWaiting && !isUnknown) setState('arrived');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setState('timed_out'), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return state;
}
