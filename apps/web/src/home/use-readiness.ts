import { profileApi } from '@huella/profile/api';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsNameUnknown } from '../store/store.ts';

/** Milliseconds that home waits for the person: on a slow network nobody is kept from the pets for longer. */
const TIMEOUT_MS = 2_000;

/**
 * Whether it is known if somebody has personal data, which decides what stands on top of home. Only the first login on a device
 * has to wait (`unknown`); `late` for good when that took too long, so that what is on the screen by then stays in its place.
 * Once home is shown it stays: what it shows asks for the person again after a failure, and must not be taken away by that.
 */
export function useReadiness(): 'unknown' | 'known' | 'late' {
  const { isLoading } = profileApi.useGetPersonQuery();
  const isUnknown = useSelector(selectIsNameUnknown) && isLoading;
  const [readiness, setReadiness] = useState<'unknown' | 'known' | 'late'>(isUnknown ? 'unknown' : 'known');
  const waits = readiness === 'unknown';
  if (waits && !isUnknown) setReadiness('known');
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setReadiness('late'), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return readiness;
}
