import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, chromium, test as base } from '@playwright/test';
import { prepare, type Prepared } from './prepared.ts';

/** How a person goes back. */
export type Way = 'browser' | 'installed' | 'gesture';

/** A window of the app, and the way back out of its screens. */
export interface Visit {
  readonly page: Page;
  readonly way: Way;
  /** Opens a path as the first of a visit, above a page that is not the app's. */
  readonly open: (path: string, as?: 'owner' | 'guest') => Promise<void>;
  readonly back: () => Promise<unknown>;
  readonly owner: Owner;
}

/** The page below each visit; nothing of the app runs on it. */
export const BELOW = '/robots.txt';

interface Owner extends Prepared {
  readonly claimId: number;
}

interface Shared {
  owner: Owner;
  tab: Page;
  installedWindow: Page;
}

/** One owner, one tab and one window of the installed app per worker, which all cases use in turn. */
export const test = base.extend<{ way: Way; visit: Visit }, Shared>({
  owner: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
      const who = await prepare(request, { pets: ['Luna'] });
      const claim = await request.post('/app/siniestro/create-siniestro', {
        headers: { authorization: `Bearer ${who.token}` },
        data: {
          fecha_carga: new Date().toISOString(),
          denuncia_administrativa: 'Tose',
          mascotaId: who.pets[0],
        },
      });
      const { data }: { data: number } = await claim.json();
      await use({ ...who, claimId: data });
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
    // What an earlier case has typed is given up.
    const accept = (dialog: { accept: () => Promise<void> }) => void dialog.accept();
    page.on('dialog', accept);
    await use({ page, way, owner, open: opener(page, owner), back: backOf(page, way) });
    await page.unrouteAll();
    page.off('dialog', accept);
  },
});

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
 * The gesture of a phone and the browser's own button leave out every entry that a page added untouched; the other ways take each, as
 * other browsers do.
 */
function backOf(page: Page, way: Way): Visit['back'] {
  // Outside of what is evaluated: a page that is left cannot answer any more.
  if (way !== 'gesture') return () => page.evaluate(() => void setTimeout(() => history.back()));
  return async () => {
    const session = await page.context().newCDPSession(page);
    // Only the release: a press would count as a touch of the page.
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
