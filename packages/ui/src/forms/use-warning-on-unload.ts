import { useEffect } from 'react';

/** The browser asks in its own words on closing the tab or reloading (D73). */
export function useWarningOnUnload(when: boolean): void {
  useEffect(() => {
    if (!when) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);
}
