import { useCallback, type RefCallback } from 'react';

/** A ref that focuses its element when it appears, once per key; a key of null focuses nothing. */
export function useFocusOnce(key: number | string | null): RefCallback<HTMLInputElement> {
  return useCallback(
    (element) => {
      if (key !== null) element?.focus();
    },
    [key],
  );
}
