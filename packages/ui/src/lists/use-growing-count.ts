import { startTransition, useEffect, useState } from 'react';

/** Entries that are there at once: a screen of them. */
const FIRST = 8;
/** Entries that are added at a time, few enough that a slow phone answers to a finger in between. */
const STEP = 4;

/**
 * How many of so many entries are shown: a screen at once, and the rest bit by bit right after, as soon as everything is known
 * that would change all of them (`isReady`).
 */
export function useGrowingCount(total: number, isReady = true): number {
  const [count, setCount] = useState(FIRST);
  const grows = isReady && count < total;
  useEffect(() => {
    if (!grows) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + STEP)));
    return () => clearTimeout(timer);
  }, [count, grows]);
  return Math.min(count, total);
}
