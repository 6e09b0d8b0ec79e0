import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build, preview } from 'vite';
import { ensureBrowser } from '../../browser/ensure-browser.ts';
import { BROWSER_ARGUMENTS } from '../../browser/find-browser.ts';

const CONFIG = join(import.meta.dirname, '../../../packages/papers/bench/vite.config.ts');

export interface Paper {
  code?: { text: string; module: number };
  secondCode?: { text: string; module: number };
  tilt?: number;
  blur?: number;
  shade?: number;
  light?: number;
  seed?: number;
  lines?: number;
  width?: number;
  height?: number;
}

export async function withPapersPage<Result>(
  use: (page: Page, browser: Browser, url: string) => Promise<Result>,
): Promise<Result> {
  await build({ configFile: CONFIG });
  const server = await preview({ configFile: CONFIG, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_ARGUMENTS });
  const url = server.resolvedUrls?.local[0] ?? '';
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.goto(url);
    await page.waitForFunction('globalThis.bench');
    return await use(page, browser, url);
  } finally {
    await browser.close();
    await server.close();
  }
}

export async function call<Result>(page: Page, name: string, ...args: readonly unknown[]): Promise<Result> {
  return page.evaluate(`bench[${JSON.stringify(name)}](...${JSON.stringify(args)})`);
}

interface Bar {
  figure: string;
  measured: number;
  of?: number;
  bar?: number;
  met?: boolean;
}

export function report(title: string, bars: readonly Bar[]): number {
  console.log(`\n${title}`);
  console.table(bars);
  return bars.filter(({ met }) => met === false).length;
}
