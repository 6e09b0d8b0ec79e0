import { isAsset } from './request-kinds.ts';

declare const BUILD_ID: string;

export const buildId = BUILD_ID;

const PREFIX = 'huella-';
const CACHE = `${PREFIX}${BUILD_ID}`;
/** The page of every screen, of this worker's build, so that page and files match. */
const SHELL = '/index.html';
/** The server may vary a file by encoding; the cache holds it decoded. */
const ANY = { ignoreVary: true };

const opened = () => caches.open(CACHE);

/**
 * Caches this build's page, past any HTTP cache, and its first scripts, so that a new build starts at once on a bad network.
 * Rejects where one is missing or the server still has another build's page: such a build is not announced.
 */
export async function cacheShell(): Promise<void> {
  const cache = await opened();
  const page = await fetch(SHELL, { cache: 'no-cache' });
  const html = await page.clone().text();
  if (!page.ok || !html.includes(`content="${BUILD_ID}"`)) throw new Error(`no page of build ${BUILD_ID}`);
  await cache.addAll(scriptsOf(html));
  await cache.put(SHELL, page);
}

function scriptsOf(html: string): string[] {
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  return [...new Set(named)];
}

export async function cachedShell(): Promise<Response | undefined> {
  return (await opened()).match(SHELL, ANY);
}

/** Serves a file from the cache, or from the network, and caches it then. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const cache = await opened();
  const cached = await cache.match(event.request, ANY);
  if (cached) return cached;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(cache.put(event.request, answer.clone()));
  return answer;
}

/** Caches files of this build that a page names. Skips files that fail. */
export async function cacheAssets(paths: unknown, origin: string): Promise<void> {
  if (!Array.isArray(paths)) return;
  const cache = await opened();
  const wanted = paths.filter((path) => typeof path === 'string' && isAsset(new URL(path, origin).pathname));
  await Promise.all(wanted.map((path) => cacheAsset(cache, path)));
}

async function cacheAsset(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path, ANY)) return;
  await cache.add(path).catch(() => undefined);
}

/** Deletes the caches of other builds. */
export async function dropOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
