import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from '../../browser/ensure-browser.ts';
import { BROWSER_ARGUMENTS } from '../../browser/find-browser.ts';
import { insuredPerson } from '../insured-person.ts';
import { startProcess } from '../api/processes.ts';
import { type Answered, type Tap, tapOnSlowLine } from './tap-on-slow-line.ts';

/** Milliseconds from a tap to the first frame of the result, on the built app. */
const BAR_MS = 100;

const link = (path: string) => `a[href^="${path}"]`;

const TAPS: readonly Tap[] = [
  { from: '/tabs/home', press: `nav ${link('/tabs/alimentacion')}` },
  { from: '/tabs/home', press: `nav ${link('/tabs/siniestros')}` },
  { from: '/tabs/home', press: `nav ${link('/tabs/ajustes')}` },
  { from: '/tabs/home', press: link('/tabs/pet-details/') },
  { from: '/tabs/ajustes', press: link('/tabs/personal-data') },
  { from: '/tabs/ajustes', press: link('/tabs/ajustes/medios-de-pago') },
  { from: '/tabs/historial', press: link('/crear-evento/1') },
  { from: '/tabs/pet-details/1', press: 'main button[aria-label^="Cambiar la foto"]' },
];

/** Taps each on a line of 400 kbit/s and 400 ms, without a cache. Returns how many took too long. */
export async function benchFrames(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
  const server = await startProcess('apps/api/src/main.ts', { DATA_DIR: folder, LOG_FORMAT: 'json' });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const storage = await insuredPerson(server.url);
    const found: Answered[] = [];
    for (const tap of TAPS) found.push(await tapOnSlowLine(browser, server.url, { tap, storage }));
    const rows = found.map((one) => ({
      ...one,
      bar: BAR_MS,
      met: one.frame !== null && one.frame <= BAR_MS,
    }));
    console.log('\nFrames after a tap, 400 kbit/s and 400 ms (ms)');
    console.table(rows);
    return rows.filter(({ met }) => !met).length;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
