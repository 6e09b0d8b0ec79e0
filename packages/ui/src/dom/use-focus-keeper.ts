import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in its place when what had it goes, as the button that sent a form: put the answer on the element around it.
 */
export function useFocusKeeper() {
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const keep = () => {
    if (hasFocus.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  };
  useEffect(keep);
  // The focus went nowhere: what had it was taken away or hidden, as a sheet is, or a person tapped beside everything.
  const settle = (target: Element) => {
    hasFocus.current &&= !target.isConnected || getComputedStyle(target).visibility === 'hidden';
    keep();
  };
  return {
    ref: place,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) hasFocus.current = false;
      else setTimeout(() => settle(target));
    },
    style: { outline: 'none' },
  };
}
