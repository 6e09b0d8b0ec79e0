import type { Page } from '@playwright/test';
import type { NetworkProxy } from './network-proxy.ts';

const NEXT = 'nextbuild';
const PAGES = ['/', '/index.html', '/tabs/home', '/tabs/ajustes', '/tabs/add-pet'];

export function buildOf(page: Page): Promise<string> {
  return page.evaluate(
    () => document.querySelector<HTMLMetaElement>('meta[name="huella-build"]')?.content ?? '',
  );
}

/**
 * Deploys another build and returns its name. It is the same build under another name, in its worker and, unless `announcedOnly`,
 * in its pages.
 */
export async function deploy(
  proxy: NetworkProxy,
  page: Page,
  { announcedOnly = false } = {},
): Promise<typeof NEXT> {
  const before = await buildOf(page);
  for (const path of ['/sw.js', ...(announcedOnly ? [] : PAGES)])
    proxy.rewrite(path, (body) => body.replaceAll(before, NEXT));
  return NEXT;
}

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
