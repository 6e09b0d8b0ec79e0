import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { startProcess } from '../bench/api/processes.ts';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { BROWSER_ARGUMENTS } from '../browser/find-browser.ts';
import { insuredPerson } from './people.ts';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** The README's pictures. The first pet of a new database has the id 1. */
const PICTURES = [
  { file: 'login', path: '/login', view: PHONE, signedIn: false, colorScheme: 'light' },
  { file: 'slides', path: '/initial-slides', view: PHONE, signedIn: false, colorScheme: 'light' },
  { file: 'home', path: '/tabs/home', view: PHONE, signedIn: true, colorScheme: 'light' },
  { file: 'pet', path: '/tabs/pet-details/1', view: PHONE, signedIn: true, colorScheme: 'light' },
  { file: 'card', path: '/tabs/pet-details/1/carnet', view: PHONE, signedIn: true, colorScheme: 'light' },
  { file: 'weight', path: '/tabs/pet-details/1/peso', view: PHONE, signedIn: true, colorScheme: 'dark' },
  { file: 'pet-desktop', path: '/tabs/pet-details/1', view: DESKTOP, signedIn: true, colorScheme: 'light' },
] as const;

/** A browser that has opened the app before: the login does not lead to the slides. */
const SLIDES_SHOWN = [{ name: 'initial_slides', value: 'true' }];

const folder = join(import.meta.dirname, '../../docs/screenshots');

async function take(
  browser: Browser,
  url: string,
  storage: { name: string; value: string }[],
): Promise<void> {
  for (const { file, path, view, signedIn, colorScheme } of PICTURES) {
    const context = await browser.newContext({
      ...view,
      colorScheme,
      locale: 'es-AR',
      timezoneId: 'America/Argentina/Buenos_Aires',
      reducedMotion: 'reduce',
      storageState: {
        cookies: [],
        origins: [{ origin: url, localStorage: signedIn ? storage : SLIDES_SHOWN }],
      },
    });
    const page = await context.newPage();
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${file}.png`) });
    await context.close();
    console.log(`docs/screenshots/${file}.png`);
  }
}

const data = mkdtempSync(join(tmpdir(), 'huella-screenshots-'));
const server = await startProcess('apps/api/src/main.ts', { DATA_DIR: data, LOG_FORMAT: 'json' });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_ARGUMENTS });
try {
  await take(browser, server.url, await insuredPerson(server.url));
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
