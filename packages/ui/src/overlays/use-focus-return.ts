import { useLayoutEffect, useRef } from 'react';

/** Returns the focus to the opener, which MUI fails at when a question over a sheet closes both. For the transition. */
export function useFocusReturn(open: boolean) {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return {
    onExited: (dialog: HTMLElement) => {
      const { activeElement: focused, body } = document;
      const isLost = focused === null || focused === body || dialog.contains(focused);
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
