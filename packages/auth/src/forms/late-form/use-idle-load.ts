import { useEffect } from 'react';

/** Fetches code that will be needed soon once the browser has nothing better to do. A failure is met when it is used. */
export function useIdleLoad(...loads: readonly (() => Promise<unknown>)[]): void {
  // oxlint-disable-next-line react/exhaustive-deps -- `loads` are imports: fetching them once is the point
  useEffect(() => whenIdle(() => loads.forEach((load) => void load().catch(() => undefined))), []);
}

function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
