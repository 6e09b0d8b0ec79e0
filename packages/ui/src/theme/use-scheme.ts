import { useSyncExternalStore } from 'react';
import type { Scheme } from './theme.ts';

/** Paper is white: a sheet is printed in the light scheme. */
const DARK = 'screen and (prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function current(): Scheme {
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

/** The scheme that the system asks for, now and whenever it changes; `prerendered` where no system can be asked. */
export function useScheme(prerendered: Scheme): Scheme {
  return useSyncExternalStore(subscribe, current, () => prerendered);
}
