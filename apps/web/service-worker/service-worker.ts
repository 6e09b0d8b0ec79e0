import { answerAsset, buildId, dropOtherBuilds, keepAssets, keepShell, keptShell } from './asset-cache.ts';
import { isAsset, isPage } from './addresses.ts';
import { openNotification, showNotification, tellWindows } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Lets the app open without a network (docs/decisions/026): pages come from the network and only without one from the
 * cache; the hashed files of the build, which never change, from the cache first. Nothing else is answered here, and
 * nothing that belongs to a person is kept (O-PW-03).
 */
self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

/** A page asks which build this is, or says which files it had loaded before this worker could see them. */
self.addEventListener('message', (event) => {
  if (event.data === 'build') return event.ports[0]?.postMessage(buildId);
  event.waitUntil(keepAssets(event.data, self.location.origin));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // A worker lives under the policy that its script is answered with, which depends on who asks: always the server's.
  if (request.destination === 'worker') return;
  if (isAsset(pathname)) event.respondWith(answerAsset(event));
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(answerPage(event));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showNotification(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotification(event.notification));
});

/** The browser made another subscription, or ended it: a window tells the server, the next visit where none is open. */
self.addEventListener('pushsubscriptionchange', (event) => {
  if (event instanceof ExtendableEvent) event.waitUntil(tellWindows({ type: 'subscription-changed' }));
});

async function takeOver(): Promise<void> {
  await dropOtherBuilds();
  // The page is asked for while the worker still starts: a visit is not slower with it than without it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    return preloaded ?? (await fetch(event.request));
  } catch (failure) {
    const shell = await keptShell();
    if (shell) return shell;
    throw failure;
  }
}
