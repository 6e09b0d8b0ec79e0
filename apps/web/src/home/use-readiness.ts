import { profileApi } from '@huella/profile/api';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsNameUnknown } from '../store/store.ts';

/** Milliseconds that home waits for the user's data on a slow network. */
const TIMEOUT_MS = 2_000;

/**
 * Whether it is known if the user has personal data, which decides the top of home. Only the first login on a device waits
 * (`unknown`); `late` is final, so that the layout stays. Refetches after home is shown do not hide it.
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
