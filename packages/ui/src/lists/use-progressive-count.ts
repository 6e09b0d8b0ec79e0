import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Entries rendered at once: one screen. */
const FIRST = 8;
/** Entries per step, few enough that a slow phone stays responsive. */
const STEP = 4;

/** Entries shown per history entry, by its key. */
const shownAt = new Map<string, number>();

/**
 * How many of `total` entries to render: a screen first, the rest in steps once `isReady`, when nothing will change them all any
 * more. On return all earlier entries are rendered at once, for scroll restoration.
 */
export function useProgressiveCount(total: number, isReady = true): number {
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
