import { useEffect } from 'react';

/** Loads code on idle. Errors surface on use. */
export function useIdleLoad(...loads: readonly (() => Promise<unknown>)[]): void {
  // oxlint-disable-next-line react/exhaustive-deps -- `loads` are imports: fetching them once is the point
  useEffect(() => whenIdle(() => loads.forEach((load) => void load().catch(() => undefined))), []);
}

/** Milliseconds; loading earlier would delay the person's first key. */
const SETTLED_MS = 1500;

/** Cancelled by the function that it returns. */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  const canWait = 'requestIdleCallback' in window;
  let request = 0;
  const timer = setTimeout(() => {
    if (canWait) request = requestIdleCallback(work);
    else work();
  }, SETTLED_MS);
  return () => {
    clearTimeout(timer);
    if (canWait) cancelIdleCallback(request);
  };
}
