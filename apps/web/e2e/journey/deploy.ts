import type { Page } from '@playwright/test';
import type { Line } from './line.ts';

const NEXT = 'nextbuild';
const PAGES = ['/', '/index.html', '/tabs/home', '/tabs/ajustes', '/tabs/add-pet'];

/** What the build is called that a page runs. */
export function buildOf(page: Page): Promise<string> {
  return page.evaluate(
    () => document.querySelector<HTMLMetaElement>('meta[name="huella-build"]')?.content ?? '',
  );
}

/**
 * Puts another build in the place of the one that a page runs, and says what it is called. It is the same one under another name, in its
 * worker and, unless `announcedOnly`, in its pages: only names make the app take it for a new one.
 */
export async function deploy(line: Line, page: Page, { announcedOnly = false } = {}): Promise<typeof NEXT> {
  const before = await buildOf(page);
  for (const path of ['/sw.js', ...(announcedOnly ? [] : PAGES)])
    line.rewrite(path, (body) => body.replaceAll(before, NEXT));
  return NEXT;
}

/** Has the browser look for a new worker, as it does by itself; answers what became of the one that it found. */
export function lookForWorker(page: Page): Promise<'activated' | 'redundant' | 'none'> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const found = registration.installing ?? registration.waiting;
    if (!found) return 'none';
    return new Promise((resolve) => {
      found.addEventListener('statechange', () => {
        if (found.state === 'activated' || found.state === 'redundant') resolve(found.state);
      });
    });
  });
}
