import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS } from '../../browser/find-browser.ts';
import { ensureBrowser } from '../../browser/ensure-browser.ts';
import { insuredPerson } from '../insured-person.ts';
import { startProcess } from '../api/processes.ts';
import { BARS, measured } from './bars.ts';
import { serveFloor } from './serve-floor.ts';
import { signedInStorage } from './sign-in.ts';
import type { Target } from './targets.ts';
import { type Visit, visit } from './visit.ts';

const FLOOR_TAP = { press: 'button[type=submit]', ready: '#home' };
const LOGIN_TAP = { press: 'a[href="/register"]', ready: 'input[name=confirm]' };
/** A browser that has opened the app before, so that the login does not redirect to the slides. */
const SLIDES_SHOWN = [{ name: 'initial_slides', value: 'true' }];
const PET_TAP = { press: 'article a[href^="/tabs/pet-details/"]', ready: 'main dl' };

async function targetsOf(floor: string, app: string): Promise<Target[]> {
  return [
    { label: 'floor', url: floor, ready: 'input[name=email]', tap: FLOOR_TAP },
    {
      label: 'login',
      url: new URL('/login', app).href,
      ready: 'input[name=email]',
      tap: LOGIN_TAP,
      localStorage: SLIDES_SHOWN,
    },
    { label: 'slides', url: new URL('/initial-slides', app).href, ready: 'h1' },
    {
      label: 'home',
      url: new URL('/tabs/home', app).href,
      ready: 'h1',
      localStorage: await signedInStorage(app),
    },
    {
      label: 'details',
      url: new URL('/tabs/home', app).href,
      ready: PET_TAP.press,
      tap: PET_TAP,
      localStorage: await insuredPerson(app),
    },
  ];
}

async function runRounds(targets: readonly Target[], count: number): Promise<Map<string, Visit[]>> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_ARGUMENTS });
  const rounds = new Map<string, Visit[]>(targets.map(({ label }) => [label, []]));
  try {
    // The first round warms up and does not count; every second round is reversed.
    for (let round = 0; round <= count; round += 1) {
      for (const target of round % 2 ? targets.toReversed() : targets) {
        const result = await visit(browser, target);
        if (round > 0) rounds.get(target.label)!.push(result);
      }
    }
  } finally {
    await browser.close();
  }
  return rounds;
}

export async function benchWeb(count = 7): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
  const server = await startProcess('apps/api/src/main.ts', { DATA_DIR: folder, LOG_FORMAT: 'json' });
  const floor = await serveFloor();
  try {
    const rounds = await runRounds(await targetsOf(floor.url, server.url), count);
    const rows = BARS.map((bar) => {
      const value = measured(rounds, bar);
      const unit = bar.against === 'itself' ? '' : `× ${bar.against}`;
      const met = value.median <= bar.atMost;
      return {
        screen: bar.label,
        figure: bar.figure,
        measured: `${value.median.toFixed(2)}${unit}`,
        spread: `${value.least.toFixed(2)}–${value.most.toFixed(2)}`,
        bar: bar.atMost,
        met,
      };
    });
    console.log(`\nFirst screens, phone profile, ${count} rounds`);
    console.table(rows);
    return rows.filter(({ met }) => !met).length;
  } finally {
    floor.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
