import { useCallback, useRef } from 'react';

/** Milliseconds within which a second tap belongs to the first. */
const SECOND_TAP = 600;

/** Drops double taps and clicks of a held key: after the first one removes a card, the second would hit the next card. */
export function useThrottledTaps<Arguments extends unknown[]>(
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
