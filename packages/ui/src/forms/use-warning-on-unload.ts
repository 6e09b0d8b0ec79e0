import { useEffect } from 'react';

/** Closing the tab or reloading while `when`: the browser asks in its own words (`D73`). */
export function useWarningOnUnload(when: boolean): void {
  useEffect(() => {
    if (!when) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);
}
