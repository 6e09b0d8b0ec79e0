/** A cache, which the service worker can read; not one of the build's own, which are deleted with it. */
const CACHE = 'push-mark';
const KEY = '/push-mark';

/** Stores the mark of this browser's subscription: only push messages with it are shown (D111). */
export async function storeMark(mark: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(KEY, new Response(mark));
}

export async function readMark(): Promise<string | null> {
  const stored = await caches.match(KEY, { cacheName: CACHE });
  return stored === undefined ? null : stored.text();
}

/** Stops push messages from being shown. */
export async function deleteMark(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE);
}
