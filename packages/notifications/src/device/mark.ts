/** A place that a service worker can read, too; not one of the build's own caches, which go with it. */
const CACHE = 'push-mark';
const KEY = '/push-mark';

/** Keeps the mark of this browser's subscription: only push messages that carry it are shown (D111). */
export async function keepMark(mark: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(KEY, new Response(mark));
}

/** The mark that is kept, null for none. */
export async function keptMark(): Promise<string | null> {
  const kept = await caches.match(KEY, { cacheName: CACHE });
  return kept === undefined ? null : kept.text();
}

/** From here on nothing is shown. */
export async function deleteMark(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE);
}
