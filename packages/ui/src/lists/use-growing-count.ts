import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Entries that are there at once: a screen of them. */
const FIRST = 8;
/** Entries that are added at a time, few enough that a slow phone answers to a finger in between. */
const STEP = 4;

/** How many entries were shown at an entry of the browser's history when it was left, by its key. */
const shownAt = new Map<string, number>();

/**
 * How many of so many entries are shown: a screen at once, and the rest bit by bit right after, as soon as everything is known
 * that would change all of them (`isReady`). For somebody who comes back everything is there at once that was: the place where
 * the page was scrolled to has to be in it.
 */
export function useGrowingCount(total: number, isReady = true): number {
  const { key } = useLocation();
  const [count, setCount] = useState(() => shownAt.get(key) ?? FIRST);
  const grows = isReady && count < total;
  useEffect(() => {
    if (!grows) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + STEP)));
    return () => clearTimeout(timer);
  }, [count, grows]);
  const remember = useEffectEvent(() => shownAt.set(key, count));
  useEffect(() => () => void remember(), []);
  return Math.min(count, total);
}
