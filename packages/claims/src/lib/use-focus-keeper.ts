import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus on the list when what had it goes, as the buttons of an indication that was sent: put the answer on the element
 * around it.
 */
export function useFocusKeeper() {
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  });
  return {
    ref: place,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true;
    },
    // Nothing is told of an element that is taken away: this is a person who taps beside everything.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      hasFocus.current = relatedTarget !== null;
    },
    style: { outline: 'none' },
  };
}
