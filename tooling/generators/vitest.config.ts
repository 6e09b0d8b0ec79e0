import { defineConfig } from 'vitest/config';

/**
 * Checks generated code with every check, in a copy of the repository: a task of its own, because it takes longer than the other
 * tests of the tools.
 */
export default defineConfig({ test: { include: ['generators/generate*.test.ts'], testTimeout: 60_000 } });
