import { useEffect, useEffectEvent } from 'react';

interface RefetchableQuery {
  fulfilledTimeStamp?: number | undefined;
  isUninitialized: boolean;
  refetch: () => unknown;
}

/** Refetches on focus unless the data is younger than `seconds` (specification §9 *Data refresh dedupe*). */
export function useRefetchOnFocus(query: RefetchableQuery, seconds: number): void {
  const refetchIfOld = useEffectEvent(() => {
    const age = Date.now() - (query.fulfilledTimeStamp ?? 0);
    if (document.visibilityState !== 'visible' || query.isUninitialized || age < seconds * 1_000) return;
    void query.refetch();
  });
  useEffect(() => {
    const listener = () => refetchIfOld();
    window.addEventListener('focus', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);
}
