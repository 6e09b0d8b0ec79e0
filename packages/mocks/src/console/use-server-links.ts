import { isServerPath } from '@huella/server';
import { useEffect } from 'react';

/** Opens the app's links to server pages in the console, because a new tab could not load them. */
export function useServerLinks(open: (url: string) => void): void {
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.origin !== location.origin || !isServerPath(link.pathname)) return;
      event.preventDefault();
      open(link.href);
    };
    addEventListener('click', listen);
    return () => removeEventListener('click', listen);
  }, [open]);
}
