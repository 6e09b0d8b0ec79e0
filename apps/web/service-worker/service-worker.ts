import {
  answerAsset,
  buildId,
  dropOtherBuilds,
  cacheAssets,
  cacheShell,
  cachedShell,
} from './asset-cache.ts';
import { isAsset, isPage } from './request-kinds.ts';
import { openNotification, showNotification, notifyWindows } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Lets the app open without a network (docs/decisions/026): pages from the network, else from the cache; hashed files, which
 * never change, from the cache first. Handles nothing else, and caches no personal data (O-PW-03).
 */
self.addEventListener('install', (event) => {
  event.waitUntil(cacheShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

/** A page asks for this build, or names files that it loaded before this worker was in control. */
self.addEventListener('message', (event) => {
  if (event.data === 'build') return event.ports[0]?.postMessage(buildId);
  event.waitUntil(cacheAssets(event.data, self.location.origin));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // A worker's policy depends on who serves its script: always the server.
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

/** The subscription changed or ended: a window tells the server, or the next visit. */
self.addEventListener('pushsubscriptionchange', (event) => {
  if (event instanceof ExtendableEvent) event.waitUntil(notifyWindows({ type: 'subscription-changed' }));
});

async function takeOver(): Promise<void> {
  await dropOtherBuilds();
  // Requests the page while the worker starts, so that it does not delay a visit.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    return preloaded ?? (await fetch(event.request));
  } catch (failure) {
    const shell = await cachedShell();
    if (shell) return shell;
    throw failure;
  }
}
