import { prepareOfflineCards } from '@huella/cards';
import { lookForBuilds } from '../new-build/look-for-builds.ts';

/**
 * Registers the worker that lets the app open without a network, and tells it what this page has loaded already. Somebody who
 * keeps a card here gets its screen of this build, too: a card that was seen opens offline after a new version as well.
 */
export async function startOffline(account: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  lookForBuilds(registration, tellUsedAssets);
  await serviceWorker.ready;
  await prepareOfflineCards(account);
  tellUsedAssets();
}

function tellUsedAssets(): void {
  navigator.serviceWorker.controller?.postMessage(usedAssets());
}

/** Paths of the build's files that this page has asked for. */
function usedAssets(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [...new Set(paths.filter((path) => path.startsWith('/assets/')))];
}
