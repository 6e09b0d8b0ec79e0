import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when a dialog is gone: to what opened it. A question over a sheet that closes both would leave it on the sheet,
 * which goes at the same time. The answer is for the dialog's transition.
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
