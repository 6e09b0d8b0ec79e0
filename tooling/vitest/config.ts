import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Common to unit tests: the Argentine zone, no globals, and no test file means failure. */
const common = {
  env: { TZ: 'America/Argentina/Buenos_Aires' },
  // A slow machine is not a failure.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  restoreMocks: true,
  // Files share a worker and its modules: restarting for each took half of the time. Forks, because threads lose the zone.
  isolate: false,
  // Reuses a package's transformed files in those that import it.
  fsModuleCache: true,
  fsModuleCachePath: fileURLToPath(new URL('../../node_modules/.cache/vitest', import.meta.url)),
  include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
} satisfies ViteUserConfig['test'];

export const nodeTests = defineConfig({ test: { ...common, environment: 'node' } });

/** For packages that render: jsdom's DOM with Node's fetch, and a console that must stay silent. */
export const domTests = defineConfig({
  test: {
    ...common,
    environment: fileURLToPath(import.meta.resolve('./jsdom-with-node-fetch.ts')),
    setupFiles: [fileURLToPath(import.meta.resolve('./strict-console.ts'))],
  },
});
