import { defineConfig } from 'vitest/config';

/** A whole feature is generated, typechecked and tested: a task of its own, as it takes as long as all other tests of the tools. */
export default defineConfig({ test: { include: ['generators/generate-feature.test.ts'] } });
