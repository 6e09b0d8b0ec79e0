import { defineConfig } from 'vitest/config';

/** What is generated goes through every gate, in a copy of the repository: a task of its own, as it takes longer than all other tests of the tools. */
export default defineConfig({ test: { include: ['generators/generate*.test.ts'], testTimeout: 60_000 } });
