import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS } from '../../browser/find-browser.ts';
import { ensureBrowser } from '../../browser/ensure-browser.ts';
import { startProcess } from '../api/processes.ts';
import { type Credentials, type FirstUse, useAtOnce } from './use-at-once.ts';

const VISITS = 20;
/** Milliseconds: every second visit taps at once, the others later, before and after React hydrates. */
const STEP_MS = 100;
/** Fewest taps before that moment for a valid result. */
const EARLY = 10;
const password = 'una-clave-de-prueba';

/**
 * Types mail and password and taps «Ingresar» right after the first paint, on the phone profile: must sign in every time, with
 * one request. Prints the figures and returns the number of missed bars.
 */
export async function benchFirstUse(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
  const server = await startProcess('apps/api/src/main.ts', { DATA_DIR: folder, LOG_FORMAT: 'json' });
  try {
    return report(await visits(server.url));
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function visits(app: string): Promise<FirstUse[]> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_ARGUMENTS });
  const found: FirstUse[] = [];
  try {
    for (let visit = 0; visit < VISITS; visit += 1)
      found.push(
        await useAtOnce(
          browser,
          app,
          await register(app, `primera-${visit}@correo.example`),
          (visit % 2) * visit * STEP_MS,
        ),
      );
  } finally {
    await browser.close();
  }
  return found;
}

async function register(app: string, email: string): Promise<Credentials> {
  const response = await fetch(new URL('/auth/register', app), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, confirm: password }),
  });
  if (!response.ok) throw new Error(`/auth/register answered ${response.status}`);
  return { email, password };
}

function report(found: readonly FirstUse[]): number {
  const bars: readonly [string, number, number][] = [
    ['signed in', found.filter(({ arrived }) => arrived !== null).length, VISITS],
    ['sent exactly once', found.filter(({ sent }) => sent === 1).length, VISITS],
    ['nothing typed in a URL', found.filter(({ leaked }) => !leaked).length, VISITS],
    ['tapped before React owned the button', found.filter(({ wasOwned }) => !wasOwned).length, EARLY],
  ];
  console.log(`\nFirst paint is first use, phone profile, ${found.length} visits`);
  console.table(bars.map(([what, count, bar]) => ({ what, measured: count, bar, met: count >= bar })));
  const [seen, tapped] = [
    median(found.map((visit) => visit.seen)),
    median(found.map((visit) => visit.tapped)),
  ];
  const arrived = median(found.map((visit) => visit.arrived ?? Number.NaN));
  console.log(`median ms: form seen ${seen}, tapped ${tapped}, at home ${arrived}`);
  return bars.filter(([, count, bar]) => count < bar).length;
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN);
}
