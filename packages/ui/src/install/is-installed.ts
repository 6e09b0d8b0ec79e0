import { useSyncExternalStore } from 'react';

/** Whether the app runs in its own window (D36, D37). */
export function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

const neverChanges = () => () => undefined;

/** Also works in prerendering, where nothing is installed. */
export function useIsInstalled(): boolean {
  return useSyncExternalStore(neverChanges, isInstalled, () => false);
}
