import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to the opener after a dialog has closed. MUI fails at this when a question over a sheet closes both. The
 * result is for the dialog's transition.
 */
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
