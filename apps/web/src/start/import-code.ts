import { noteMissingCode } from './missing-code.ts';

const arrivals = new Map<string, Promise<void>>();

let isOnlyFetching = false;
let prefetched: Promise<unknown> = Promise.resolve();

/** Prefetches the files of a part at low priority, without running them. A failed file is fetched again when needed. */
export function fetchFilesOf(load: () => Promise<unknown>): void {
  isOnlyFetching = true;
  try {
    void load();
  } finally {
    isOnlyFetching = false;
  }
}

/**
 * Imports a part of the app after its files (paths below the app's URL) were fetched. A failed module stays failed while the page
 * is open (HTML, *module map*; Chromium since 150), so the files are fetched first and imported from the cache. A failed fetch
 * can be retried and is known to `isMissingCode`; an error of the part is thrown as is.
 */
export async function importCode<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  if (isOnlyFetching) return fetchOnly(files);
  try {
    await Promise.all(files.map((file) => bring(file)));
  } catch (error) {
    throw noteMissingCode(error);
  }
  try {
    return await load();
  } catch (error) {
    throw isFetchFailure(error) ? noteMissingCode(error) : error;
  }
}

/** Never resolves, so that nothing runs. Skips styles, which would change the current page. One part after the other: the likeliest is first. */
function fetchOnly(files: readonly string[]): Promise<never> {
  const scripts = files.filter((file) => !file.endsWith('.css'));
  prefetched = prefetched.then(() => Promise.allSettled(scripts.map((file) => bring(file, 'low'))));
  return new Promise(() => {});
}

/** Messages of Chromium and Firefox, and of Safari, for a module that could not be fetched. */
function isFetchFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|Importing a module script failed/i.test(error.message)
  );
}

function bring(file: string, priority: RequestPriority = 'auto'): Promise<void> {
  const known = arrivals.get(file);
  if (known !== undefined) return known;
  const url = `${import.meta.env.BASE_URL}${file}`;
  if (isInPage(url)) return Promise.resolve();
  const arrival = file.endsWith('.css') ? addStyles(url) : fetchScript(url, priority);
  arrivals.set(file, arrival);
  arrival.catch(() => arrivals.delete(file));
  return arrival;
}

function isInPage(url: string): boolean {
  const inPage = `link[href="${url}"], script[src="${url}"], style[data-href="${url}"]`;
  return document.querySelector(inPage) !== null;
}

/** Reads to the end: an aborted response is not cached. */
async function fetchScript(url: string, priority: RequestPriority): Promise<void> {
  const response = await fetch(url, { priority });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  await response.arrayBuffer();
}

function addStyles(url: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  const arrival = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${url} did not come`));
    });
  });
  document.head.append(link);
  return arrival;
}
