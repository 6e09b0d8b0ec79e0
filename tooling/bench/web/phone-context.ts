import type { Browser, BrowserContext } from 'playwright';
import { PHONE } from './profile.ts';

export function openPhone(
  browser: Browser,
  app: string,
  localStorage: { name: string; value: string }[],
): Promise<BrowserContext> {
  return browser.newContext({
    viewport: PHONE.viewport,
    isMobile: true,
    hasTouch: true,
    storageState: { cookies: [], origins: [{ origin: new URL(app).origin, localStorage }] },
  });
}
