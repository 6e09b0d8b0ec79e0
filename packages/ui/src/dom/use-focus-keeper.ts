import { useEffect, useRef, type FocusEvent } from 'react';

/** Keeps the focus when the focused element is removed: spread the result on an element around it. */
export function useFocusKeeper() {
  const region = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const keep = () => {
    if (hasFocus.current && document.activeElement === document.body)
      region.current?.focus({ preventScroll: true });
  };
  useEffect(keep);
  // The focus was lost: its element was removed or hidden, or the person tapped elsewhere.
  const settle = (target: Element) => {
    hasFocus.current &&= !target.isConnected || getComputedStyle(target).visibility === 'hidden';
    keep();
  };
  return {
    ref: region,
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
