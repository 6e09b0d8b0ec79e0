import { useSyncExternalStore } from 'react';

/** Whether the app runs in a window of its own and not in a browser's tab (D36, D37). */
export function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

const neverChanges = () => () => undefined;

/** The same for what is also rendered when the app is built, where nothing is installed. */
export function useIsInstalled(): boolean {
  return useSyncExternalStore(neverChanges, isInstalled, () => false);
}
