import type { Browser, BrowserContext, Page } from 'playwright';
import { findLate } from './find-late.ts';
import { NOW, OF_THE_SERVER, type PersonServer } from './person-server.ts';
import type { Scene } from './screen.ts';
import { sizes } from './looks.ts';

const RETRY = 'Reintentar';

export interface OpenScene {
  readonly page: Page;
  readonly problems: readonly string[];
}

/** Opens a screen in one of its states; `deviceScaleFactor` is pixels per CSS pixel. The caller closes its context. */
export async function openScene(
  browser: Browser,
  server: PersonServer,
  { scene, deviceScaleFactor = 1 }: { scene: Scene; deviceScaleFactor?: number },
): Promise<OpenScene> {
  const context = await browser.newContext({
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The server's pages allow no script, including the checks.
    bypassCSP: true,
    deviceScaleFactor,
    viewport: { width: 360, height: sizes[360] },
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage: server.storage }] },
  });
  await context.clock.setFixedTime(NOW);
  await arrange(context, scene);
  const page = await context.newPage();
  const exceptions: string[] = [];
  page.on('pageerror', ({ message }) => exceptions.push(`exception: ${message}`));
  await reach(page, server, scene);
  await findLate(page, scene);
  return { page, problems: [...exceptions, ...(await wrongState(page, scene))] };
}

function ofTheServer({ pathname }: URL): boolean {
  return OF_THE_SERVER.test(pathname);
}

async function arrange(context: BrowserContext, { state }: Scene): Promise<void> {
  // oxlint-disable-next-line no-empty-function -- no answer ever comes
  if (state === 'loading') await context.route(ofTheServer, () => {});
  const json = { code: 'internal_error', message: 'Error interno' };
  if (state === 'error') await context.route(ofTheServer, (route) => route.fulfill({ status: 500, json }));
}

async function reach(page: Page, server: PersonServer, { screen, state }: Scene): Promise<void> {
  const path = typeof screen.path === 'string' ? screen.path : await screen.path(server.mock);
  await page.goto(new URL(path, server.url).href);
  const sign = page.locator(screen.isBlank ? 'main' : 'h1');
  await sign.first().waitFor({ state: 'attached' });
  // A page that waits for responses is never idle.
  if (state === 'loading') await page.waitForTimeout(800);
  else await page.waitForLoadState('networkidle');
  if (state === 'offline') await loseConnection(page);
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

/** Loads the screen, including what it loads on scrolling, before the connection is cut. */
async function loseConnection(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 360, height: height * 2 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await page.context().setOffline(true);
}

function leadsElsewhere(page: Page, path: Scene['screen']['path']): string[] {
  if (typeof path !== 'string') return [];
  const { pathname } = new URL(page.url());
  return pathname === path.split('?', 1)[0] ? [] : [`leads to ${pathname}`];
}

async function wrongState(page: Page, { screen, state }: Scene): Promise<string[]> {
  const elsewhere = leadsElsewhere(page, screen.path);
  if (state === 'error' || state === 'offline') return elsewhere;
  const failures = await page.getByRole('button', { name: RETRY }).count();
  return failures === 0 ? elsewhere : [...elsewhere, `says «${RETRY}» though nothing failed`];
}
