import { useSyncExternalStore } from 'react';

export function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

const neverChanges = () => () => undefined;

/** Also works in prerendering, where nothing is installed. */
export function useIsInstalled(): boolean {
  return useSyncExternalStore(neverChanges, isInstalled, () => false);
}
