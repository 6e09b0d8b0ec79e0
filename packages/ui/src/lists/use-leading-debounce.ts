import { useCallback, useRef } from 'react';

/** Milliseconds without a tap until the next one counts. */
const DEBOUNCE_MS = 600;

/**
 * Acts on the first of several calls in quick succession, as by a double tap or a held key: once the first has removed a card, the second would
 * act on the next card.
 */
export function useLeadingDebounce<Arguments extends unknown[]>(
  act: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(
    (...values: Arguments) => {
      const now = performance.now();
      const isSecond = now - last.current < DEBOUNCE_MS;
      last.current = now;
      if (!isSecond) act(...values);
    },
    [act],
  );
}
