import { noteMissingCode } from './missing-code.ts';

/** Files that are here or on their way, by their paths. */
const arrivals = new Map<string, Promise<void>>();

/** While it is true, what is asked for is only to be fetched. */
let isOnlyFetching = false;

/**
 * Fetches the files of a part with less urgency than anything else, and runs none of them. A file that does not come is asked for again when it
 * is needed.
 */
export function fetchFilesOf(load: () => Promise<unknown>): void {
  isOnlyFetching = true;
  try {
    void load();
  } finally {
    isOnlyFetching = false;
  }
}

/**
 * Imports a part of the app once its files, paths below the app's address, are there. A module that could not be fetched is remembered as failed for as
 * long as the page is open, and no later `import()` asks for it (HTML, *module map*; Chromium since 150): so its files come as files first, and then out of
 * the browser's cache. What fails may be tried again, and is known to `isMissingCode`. A part with a defect fails as such.
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

/** Never answers: nothing may run after it. Styles would change the screen that is shown. */
function fetchOnly(files: readonly string[]): Promise<never> {
  for (const file of files) if (!file.endsWith('.css')) bring(file, 'low').catch(() => undefined);
  return new Promise(() => {});
}

/** What browsers say of a module that they could not fetch, as one that the page itself names: Chromium and Firefox, and Safari. */
function isFetchFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|Importing a module script failed/i.test(error.message)
  );
}

function bring(file: string, priority: RequestPriority = 'auto'): Promise<void> {
  const known = arrivals.get(file);
  if (known !== undefined) return known;
  const address = `${import.meta.env.BASE_URL}${file}`;
  if (isInPage(address)) return Promise.resolve();
  const arrival = file.endsWith('.css') ? addStyles(address) : fetchScript(address, priority);
  arrivals.set(file, arrival);
  arrival.catch(() => arrivals.delete(file));
  return arrival;
}

/** What the page itself names has come, or nothing would run. */
function isInPage(address: string): boolean {
  return document.querySelector(`link[href="${address}"], script[src="${address}"]`) !== null;
}

/** To its end: what is broken off is in no cache. */
async function fetchScript(address: string, priority: RequestPriority): Promise<void> {
  const response = await fetch(address, { priority });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  await response.arrayBuffer();
}

function addStyles(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const arrival = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} did not come`));
    });
  });
  document.head.append(link);
  return arrival;
}
