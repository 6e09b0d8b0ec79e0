import { domTests } from '@huella/tooling/vitest';
import { mergeConfig } from 'vitest/config';

// The other packages render whole pages, which `renderRoutes` of @huella/testing takes away again.
export default mergeConfig(domTests, { test: { setupFiles: ['./src/testing/clean-up.ts'] } });
