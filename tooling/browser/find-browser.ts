import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const SYSTEM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];

const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Flags for a headless Chromium as root and without a network. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function* candidates(): Generator<string> {
  if (process.env['CHROMIUM']) yield process.env['CHROMIUM'];
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of SYSTEM_NAMES) yield join(folder, name);
  }
  yield* FIXED_PLACES;
  yield chromium.executablePath();
}

/**
 * The absolute path of a Chromium, Chrome or Edge: `CHROMIUM` in the environment, the system's, Playwright's own. Null without
 * one.
 */
export function findInstalledBrowser(): string | null {
  for (const path of candidates()) if (isExecutable(path)) return path;
  return null;
}

/** For tests, where a missing browser is a failure, never a skip. */
export function findBrowser(): string {
  const path = findInstalledBrowser();
  if (path === null)
    throw new Error('No Chromium, Chrome or Edge found. `npm test` brings one; or set CHROMIUM.');
  return path;
}
