import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { findLate } from './find-late.ts';
import { checkPage } from './load-checks.ts';
import { sizes, type Looks, type Scheme, type Width } from './looks.ts';
import { openScene } from './open-scene.ts';
import type { PersonServer } from './person-server.ts';
import type { Scene, State } from './screen.ts';

export interface Picture {
  readonly file: string;
  readonly screen: string;
  readonly state: State;
  readonly width: Width;
  readonly scheme: Scheme;
  readonly hash: string;
  readonly faults: readonly string[];
}

const LONGEST = 6_000;

export interface Look {
  readonly scheme: Scheme;
  readonly width: Width;
}

export async function takePictures(
  browser: Browser,
  server: PersonServer,
  { scene, looks }: { scene: Scene; looks: Looks },
): Promise<Picture[]> {
  const { page, problems } = await openScene(browser, server, { scene });
  const pictures: Picture[] = [];
  for (const scheme of looks.schemes)
    for (const width of looks.widths) {
      const late = await showAs(page, scene, { scheme, width });
      const faults = [...problems, ...late, ...(await checkPage(page))];
      const file = `${scene.screen.name}/${scene.state}-${width}-${scheme}.png`;
      const hash = await photograph(page, width, join(looks.folder, file));
      pictures.push({ file, screen: scene.screen.name, state: scene.state, width, scheme, hash, faults });
    }
  await page.context().close();
  return pictures;
}

/** Another width can load more, as what is beside a page on a desktop; returns what has not come. */
export async function showAs(page: Page, scene: Scene, { scheme, width }: Look): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: sizes[width] });
  await settle(page);
  const late = await findLate(page, scene);
  await settle(page);
  return late;
}

/** As high as the page, so that fixed footers are at its end. */
async function photograph(page: Page, width: Width, path: string): Promise<string> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > sizes[width]) {
    await page.setViewportSize({ width, height: Math.min(height, LONGEST) });
    await settle(page);
  }
  await mkdir(dirname(path), { recursive: true });
  const bytes = await page.screenshot({ path, animations: 'disabled' });
  return createHash('sha256').update(bytes).digest('hex');
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );
  await page.waitForTimeout(60);
}
