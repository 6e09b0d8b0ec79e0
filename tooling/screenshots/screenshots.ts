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

/** What a browser shows of the app before it installs it: listed in the manifest. */
const INSTALL_PICTURES = [
  { file: 'home', path: '/tabs/home', view: PHONE, signedIn: true, colorScheme: 'light' },
  { file: 'card', path: '/tabs/pet-details/1/carnet', view: PHONE, signedIn: true, colorScheme: 'light' },
  { file: 'pet', path: '/tabs/pet-details/1', view: DESKTOP, signedIn: true, colorScheme: 'light' },
] as const;

/** A browser that has opened the app before: the login does not lead to the slides. */
const SLIDES_SHOWN = [{ name: 'initial_slides', value: 'true' }];

const repository = join(import.meta.dirname, '../..');

interface Series {
  pictures: readonly ((typeof PICTURES)[number] | (typeof INSTALL_PICTURES)[number])[];
  folder: string;
  type: 'png' | 'jpg';
}

const SERIES: readonly Series[] = [
  { pictures: PICTURES, folder: 'docs/screenshots', type: 'png' },
  { pictures: INSTALL_PICTURES, folder: 'apps/web/public/screenshots', type: 'jpg' },
];

async function take(
  browser: Browser,
  { url, storage }: { url: string; storage: { name: string; value: string }[] },
  { pictures, folder, type }: Series,
): Promise<void> {
  for (const { file, path, view, signedIn, colorScheme } of pictures) {
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
    const name = `${folder}/${file}.${type}`;
    const quality = type === 'jpg' ? { quality: 80 } : {};
    await page.screenshot({ path: join(repository, name), ...quality });
    await context.close();
    console.log(name);
  }
}

const data = mkdtempSync(join(tmpdir(), 'huella-screenshots-'));
const server = await startProcess('apps/api/src/main.ts', { DATA_DIR: data, LOG_FORMAT: 'json' });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_ARGUMENTS });
try {
  const storage = await insuredPerson(server.url);
  for (const series of SERIES) await take(browser, { url: server.url, storage }, series);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
