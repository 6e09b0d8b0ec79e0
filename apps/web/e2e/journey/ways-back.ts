import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dialog, type Page, chromium, test as base } from '@playwright/test';
import { fileClaim, prepare, type Prepared } from './prepared.ts';

export type Way = 'browser' | 'installed' | 'gesture';

export interface Visit {
  readonly page: Page;
  readonly way: Way;
  readonly open: (path: string, as?: 'owner' | 'guest') => Promise<void>;
  readonly back: () => Promise<unknown>;
  readonly owner: Owner;
}

/** A page below each visit, without scripts of the app. */
export const BELOW = '/robots.txt';

interface Owner extends Prepared {
  readonly claimId: number;
}

interface Shared {
  owner: Owner;
  tab: Page;
  installedWindow: Page;
}

/** One owner, one tab and one installed window per worker, shared by all cases. */
export const test = base.extend<{ way: Way; visit: Visit }, Shared>({
  owner: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
      const who = await prepare(request, { pets: ['Luna'] });
      await use({ ...who, claimId: await fileClaim(request, who) });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  tab: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  installedWindow: [
    async ({ launchOptions }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport } = project.use;
      const context = await chromium.launchPersistentContext(
        mkdtempSync(join(tmpdir(), 'huella-installed-')),
        {
          ...launchOptions,
          args: [...(launchOptions.args ?? []), `--app=${baseURL}${BELOW}`],
          serviceWorkers: 'block',
          ...(baseURL && { baseURL }),
          ...(locale && { locale }),
          ...(timezoneId && { timezoneId }),
          ...(viewport && { viewport }),
        },
      );
      const [page] = context.pages();
      if (page === undefined) throw new Error('the installed app has no window');
      await page.addInitScript(() => {
        const ask = window.matchMedia.bind(window);
        window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
      });
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  way: ['browser', { option: true }],
  visit: async ({ way, owner, tab, installedWindow }, use) => {
    const page = way === 'installed' ? installedWindow : tab;
    page.on('dialog', giveUp);
    await use({ page, way, owner, open: opener(page, owner), back: backOf(page, way) });
    await page.unrouteAll();
    page.off('dialog', giveUp);
  },
});

/** Discards what an earlier case typed. */
function giveUp(dialog: Dialog): void {
  void dialog.accept();
}

function opener(page: Page, { token, refreshToken, email }: Prepared): Visit['open'] {
  return async (path, as = 'owner') => {
    const session = as === 'owner' ? { token, refreshToken, USER_MAIL: email } : {};
    await page.goto(BELOW);
    await page.evaluate(
      (entries) => {
        localStorage.clear();
        for (const [key, value] of entries) localStorage.setItem(key, value);
      },
      Object.entries({ initial_slides: 'true', TOUR_GENERAL_DONE: 'true', ...session }),
    );
    await page.goto(path);
  };
}

/**
 * A phone's gesture and the browser's button skip entries that a page added without user action; the other ways stop at each, as
 * other browsers do.
 */
function backOf(page: Page, way: Way): Visit['back'] {
  // Not awaited: a page that is left cannot respond.
  if (way !== 'gesture') return () => page.evaluate(() => void setTimeout(() => history.back()));
  return async () => {
    const session = await page.context().newCDPSession(page);
    // Only the release: a press would count as user action.
    await session.send('Input.dispatchMouseEvent', {
      type: 'mouseReleased',
      button: 'back',
      x: 1,
      y: 1,
      clickCount: 1,
    });
    await session.detach();
  };
}
