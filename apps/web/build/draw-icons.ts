import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BROWSER_ARGUMENTS, findBrowser } from '@huella/tooling/browser';
import { chromium, type Page } from 'playwright';

const web = join(import.meta.dirname, '..');
const shortcuts = ['claim', 'calendar', 'food'] as const;

/**
 * Icons of the manifest and of the iPhone's home screen, as committed PNG files. `fullBleed` leaves rounding to the system: the
 * paw is within the circle that every system shows.
 */
const ICONS = [
  { from: 'public/icon.svg', to: 'icon-192', size: 192, fullBleed: false },
  { from: 'public/icon.svg', to: 'icon-512', size: 512, fullBleed: false },
  { from: 'public/icon.svg', to: 'maskable-192', size: 192, fullBleed: true },
  { from: 'public/icon.svg', to: 'maskable-512', size: 512, fullBleed: true },
  { from: 'public/icon.svg', to: 'apple-touch-icon', size: 180, fullBleed: true },
  ...shortcuts.map((name) => ({
    from: `icons/${name}.svg`,
    to: `shortcut-${name}`,
    size: 192,
    fullBleed: false,
  })),
  // Android's status bar shows its shape in white.
  { from: 'icons/badge.svg', to: 'badge-96', size: 96, fullBleed: false },
];

async function draw(page: Page, { from, to, size, fullBleed }: (typeof ICONS)[number]): Promise<void> {
  const drawing = await readFile(join(web, from), 'utf8');
  const svg = fullBleed ? drawing.replace(/ rx="\d+"/, '') : drawing;
  const url = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<body style="margin:0"><img src="${url}" width="${size}" height="${size}">`);
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await writeFile(
    join(web, 'public', 'icons', `${to}.png`),
    await page.screenshot({ omitBackground: !fullBleed }),
  );
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
const page = await browser.newPage();
for (const icon of ICONS) await draw(page, icon);
await browser.close();
