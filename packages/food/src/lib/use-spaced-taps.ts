import { useCallback, useRef } from 'react';

/** Milliseconds in which a second tap belongs to the first. */
const SECOND_TAP = 600;

/**
 * Drops a tap that follows another at once, and the clicks of a key that is held: when a card goes with the first one, the second would
 * meet the card that took its place.
 */
export function useSpacedTaps<Arguments extends unknown[]>(
  act: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(
    (...values: Arguments) => {
      const now = performance.now();
      const isSecond = now - last.current < SECOND_TAP;
      last.current = now;
      if (!isSecond) act(...values);
    },
    [act],
  );
}
