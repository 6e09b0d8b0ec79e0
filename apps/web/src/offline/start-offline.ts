import { prepareOfflineCards } from '@huella/cards';
import { watchForBuilds } from '../new-build/watch-for-builds.ts';

/**
 * Registers the offline worker, and tells it what this page has loaded already. Also caches the screen of a stored card, so that
 * the card opens offline after an update.
 */
export async function startOffline(account: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  watchForBuilds(registration, tellUsedAssets);
  await serviceWorker.ready;
  await prepareOfflineCards(account);
  tellUsedAssets();
}

function tellUsedAssets(): void {
  navigator.serviceWorker.controller?.postMessage(usedAssets());
}

function usedAssets(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [...new Set(paths.filter((path) => path.startsWith('/assets/')))];
}
