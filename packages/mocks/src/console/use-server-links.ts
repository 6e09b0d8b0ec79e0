import { isServerPath } from '@huella/server';
import { useEffect } from 'react';

/** Hands over the address of every link of the app that leads to a page of the server: a tab of its own could not show it. */
export function useServerLinks(open: (address: string) => void): void {
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
