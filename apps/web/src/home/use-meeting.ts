import { profileApi } from '@huella/profile/api';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsNameUnknown } from '../store/store.ts';

/** Milliseconds that home waits for the person: on a slow network nobody is kept from the pets for longer. */
const PATIENCE_MS = 2_000;

/**
 * Whether it is known if somebody has personal data, which decides what stands on top of home. Only the first login on a device
 * has to wait (`unknown`); `late` for good when that took too long, so that what is on the screen by then stays in its place.
 */
export function useMeeting(): 'unknown' | 'known' | 'late' {
  const { isLoading } = profileApi.useGetPersonQuery();
  const isUnknown = useSelector(selectIsNameUnknown) && isLoading;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isUnknown) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isUnknown]);
  if (isLate) return 'late';
  return isUnknown ? 'unknown' : 'known';
}
