import { defineConfig } from 'vitest/config';

/** The tests of the tools themselves. */
export default defineConfig({
  test: {
    include: ['*/**/*.test.ts'],
    exclude: ['node_modules/**', 'generators/generate*.test.ts'],
    testTimeout: 60_000,
  },
});
