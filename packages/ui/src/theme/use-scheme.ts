import { useSyncExternalStore } from 'react';
import type { Scheme } from './theme.ts';

/** Prints in the light scheme. */
const DARK = 'screen and (prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function current(): Scheme {
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

/** The system's scheme; `prerendered` in prerendering. */
export function useScheme(prerendered: Scheme): Scheme {
  return useSyncExternalStore(subscribe, current, () => prerendered);
}
