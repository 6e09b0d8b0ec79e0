import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGUMENTS, findBrowser } from '@huella/tooling/browser';
import { defineConfig, devices } from '@playwright/test';

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return String(address.port);
}

// Keeps port and folder for the workers, which read this file again.
process.env['E2E_PORT'] ??= await freePort();
process.env['E2E_QA_PORT'] ??= await freePort();
process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'huella-e2e-'));

const { E2E_PORT, E2E_QA_PORT, E2E_DATA } = process.env;
const urlOf = (port: string | undefined) => `http://127.0.0.1:${port}`;
const [realUrl, qaUrl] = [urlOf(E2E_PORT), urlOf(E2E_QA_PORT)];
// A browser that has opened the app before; the first launch has its own tests.
const origins = [realUrl, qaUrl].map((origin) => ({
  origin,
  localStorage: ['initial_slides', 'TOUR_GENERAL_DONE'].map((name) => ({ name, value: 'true' })),
}));
const repository = join(import.meta.dirname, '..', '..', '..');
// A fake camera, whose permission is still asked for.
const args = [...BROWSER_ARGUMENTS, '--use-fake-device-for-media-stream'];
const launchOptions = { executablePath: findBrowser(), args };
const argentina = { locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' };

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A trace doubles the time of a test, so only failed tests run with one, a second time; the run fails all the same.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Pixel 7'],
    ...argentina,
    storageState: { cookies: [], origins },
    launchOptions,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'real',
      testDir: './real',
      // The app's worker would hide requests from `page.route`; its own tests enable it.
      use: { baseURL: realUrl, serviceWorkers: 'block' },
    },
    { name: 'qa', testDir: './qa', use: { baseURL: qaUrl } },
  ],
  webServer: [
    {
      command: 'node apps/api/src/main.ts',
      cwd: repository,
      url: `${realUrl}/ready`,
      env: {
        PORT: E2E_PORT,
        HOST: '127.0.0.1',
        DATA_DIR: join(E2E_DATA, 'data'),
        DATABASE_URL: '',
        NODE_ENV: 'test',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: `vite preview --mode qa --outDir dist-qa --host 127.0.0.1 --port ${E2E_QA_PORT} --strictPort`,
      cwd: join(repository, 'apps', 'web'),
      url: `${qaUrl}/`,
    },
  ],
});
