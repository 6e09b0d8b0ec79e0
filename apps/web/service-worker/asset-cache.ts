import { isAsset } from './addresses.ts';

/** What this build is called: it changes with every file of it. */
declare const BUILD_ID: string;

export const buildId = BUILD_ID;

const PREFIX = 'huella-';
const CACHE = `${PREFIX}${BUILD_ID}`;
/** The page that begins every screen. It belongs to this worker's build, so that page and files always fit. */
const SHELL = '/index.html';
/** The server may vary a file by encoding; what the cache holds is unpacked. */
const ANY = { ignoreVary: true };

const opened = () => caches.open(CACHE);

/**
 * Fetches the page of this build, past any HTTP cache, and the scripts that it begins with, so that a new build starts without a wait and on
 * a bad network. Rejects where one is missing or the server still has another build's page: such a build is not announced to anybody.
 */
export async function keepShell(): Promise<void> {
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

/** The page of this build, where it was kept. */
export async function keptShell(): Promise<Response | undefined> {
  return (await opened()).match(SHELL, ANY);
}

/** A file of the build from the cache, or from the network and then kept. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const cache = await opened();
  const kept = await cache.match(event.request, ANY);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(cache.put(event.request, answer.clone()));
  return answer;
}

/** Keeps files that a page names and that are of this build's kind. One that does not arrive is left out. */
export async function keepAssets(paths: unknown, origin: string): Promise<void> {
  if (!Array.isArray(paths)) return;
  const cache = await opened();
  const wanted = paths.filter((path) => typeof path === 'string' && isAsset(new URL(path, origin).pathname));
  await Promise.all(wanted.map((path) => keepAsset(cache, path)));
}

async function keepAsset(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path, ANY)) return;
  await cache.add(path).catch(() => undefined);
}

/** Files of older builds go: nobody stays on one. */
export async function dropOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
