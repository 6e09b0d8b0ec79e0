import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BROWSER_ARGUMENTS, findBrowser } from '../browser/find-browser.ts';
import { decodeStoryPaths } from './decode-story-paths.ts';
import { emulateScheme } from './emulate-scheme.ts';

/**
 * The Storybook of all packages; a path after the command selects one package: `run stories packages/pets`. "Run tests" in a
 * Storybook passes its own.
 */
const configDir =
  process.env['STORYBOOK_CONFIG_DIR'] ?? fileURLToPath(new URL('../../.storybook', import.meta.url));

const launchOptions = { executablePath: findBrowser(), args: BROWSER_ARGUMENTS };

const contextOptions = {
  colorScheme: 'light',
  locale: 'es-AR',
  timezoneId: 'America/Argentina/Buenos_Aires',
  reducedMotion: 'reduce',
} as const;

/**
 * Renders, plays and checks each story with axe on a phone, in one process with one browser; `dark-scheme.ts` then checks the
 * dark scheme.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir }), decodeStoryPaths],
  // Includes what is loaded later: a dependency found during a run reloads the page under a test.
  optimizeDeps: {
    entries: ['packages/*/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  },
  test: {
    name: 'stories',
    testTimeout: 60_000,
    // Two pages for all files: a new one for each took two fifths of the time.
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['still', 'dark-scheme'].map((name) =>
      fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
    ),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { emulateScheme },
      viewport: { width: 360, height: 740 },
      provider: playwright({ launchOptions, contextOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
