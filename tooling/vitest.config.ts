import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*/**/*.test.ts'],
    exclude: ['node_modules/**', 'generators/generate*.test.ts'],
    testTimeout: 60_000,
  },
});
