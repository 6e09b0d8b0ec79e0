import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from '../../browser/ensure-browser.ts';
import { BROWSER_ARGUMENTS } from '../../browser/find-browser.ts';
import { insuredPerson } from '../insured-person.ts';
import { startProcess } from '../api/processes.ts';
import { type CalendarUsed, useFullCalendar } from './use-calendar.ts';

/** Milliseconds a phone's main thread may be blocked. */
const LONGEST_TASK = 100;
const PARTS = ['shown', 'tabs', 'filtered', 'month', 'months'] as const;

export async function benchCalendar(count = 7): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
  const server = await startProcess('apps/api/src/main.ts', { DATA_DIR: folder, LOG_FORMAT: 'json' });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const storage = await insuredPerson(server.url);
    const rounds: CalendarUsed[] = [];
    for (let round = 0; round <= count; round += 1) {
      const used = await useFullCalendar(browser, server.url, storage);
      if (round > 0) rounds.push(used);
    }
    const worst = (part: keyof CalendarUsed, figure: 'clock' | 'processor') =>
      Math.round(Math.max(...rounds.map((used) => used[part][figure])));
    const bars = PARTS.map((part) => ({
      figure: `longest task: ${part}`,
      measured: worst(part, 'clock'),
      processor: worst(part, 'processor'),
      bar: LONGEST_TASK,
      met: worst(part, 'clock') <= LONGEST_TASK,
    }));
    console.log(`\n2 000 events of 10 pets, main thread ÷ 4, worst of ${count} rounds (ms)`);
    console.table(bars);
    return bars.filter(({ met }) => !met).length;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
