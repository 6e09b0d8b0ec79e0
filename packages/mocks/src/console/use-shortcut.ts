import { useEffect } from 'react';

/** Alt+Q toggles; Escape closes what is open. The letter's place on the keyboard counts, not what Alt makes of it. */
export function useShortcut(toggle: () => void, close: (() => void) | null): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyQ') toggle();
      else if (event.key === 'Escape' && close) close();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [toggle, close]);
}
