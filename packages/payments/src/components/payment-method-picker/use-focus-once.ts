import { useCallback, type RefCallback } from 'react';

/** A ref that focuses its element on mount, once per key; null focuses nothing. */
export function useFocusOnce(key: number | string | null): RefCallback<HTMLInputElement> {
  return useCallback(
    (element) => {
      if (key !== null) element?.focus();
    },
    [key],
  );
}
