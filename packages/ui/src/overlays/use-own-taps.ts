import { useEffect, useRef, type MouseEvent } from 'react';
import { isSecondTap } from '../dom/is-second-tap.ts';

/**
 * An `onClickCapture` for an overlay: drops the second tap of a double tap on what opened it, which would close it again or press
 * what came under the finger.
 */
export function useOwnTaps(open: boolean): (event: MouseEvent) => void {
  const isTapped = useRef(false);
  useEffect(() => {
    if (!open) isTapped.current = false;
  }, [open]);
  return (event) => {
    if (!isSecondTap(event)) isTapped.current = true;
    if (isTapped.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
