import { useEffect } from 'react';

/** Alt+Q toggles, Escape closes. Compares the key's position, because Alt changes its letter. */
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
