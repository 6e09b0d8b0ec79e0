import { useEffect } from 'react';

/** Fetches code that will be needed soon once the browser has nothing better to do. A failure is met when it is used. */
export function useIdleLoad(...loads: readonly (() => Promise<unknown>)[]): void {
  // oxlint-disable-next-line react/exhaustive-deps -- `loads` are imports: fetching them once is the point
  useEffect(() => whenIdle(() => loads.forEach((load) => void load().catch(() => undefined))), []);
}

/** The first seconds belong to what the person sees and types: evaluating code for later would make the first key wait. */
const SETTLED_MS = 1500;

function whenIdle(work: () => void): () => void {
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
