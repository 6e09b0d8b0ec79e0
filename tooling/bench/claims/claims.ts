import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from '../../browser/ensure-browser.ts';
import { BROWSER_ARGUMENTS } from '../../browser/find-browser.ts';
import { insuredPerson } from '../insured-person.ts';
import { startProcess } from '../api/processes.ts';
import { scrollClaims, type Scrolled } from './scroll-claims.ts';

/** Milliseconds a phone's main thread may be blocked by 500 claims. */
const LONGEST_TASK = 100;

export async function benchClaims(count = 7): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
  const server = await startProcess('apps/api/src/main.ts', { DATA_DIR: folder, LOG_FORMAT: 'json' });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const storage = await insuredPerson(server.url);
    const rounds: Scrolled[] = [];
    for (let round = 0; round <= count; round += 1) {
      const scrolled = await scrollClaims(browser, server.url, storage);
      if (round > 0) rounds.push(scrolled);
    }
    const worst = (part: keyof Scrolled, figure: 'clock' | 'processor') =>
      Math.round(Math.max(...rounds.map((scrolled) => scrolled[part][figure])));
    const bars = (['shown', 'scrolled'] as const).map((part) => ({
      figure: `longest task until 500 claims are ${part}`,
      measured: worst(part, 'clock'),
      processor: worst(part, 'processor'),
      bar: LONGEST_TASK,
      met: worst(part, 'clock') <= LONGEST_TASK,
    }));
    console.log(`\n500 claims, main thread ÷ 4, worst of ${count} rounds (ms)`);
    console.table(bars);
    return bars.filter(({ met }) => !met).length;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
