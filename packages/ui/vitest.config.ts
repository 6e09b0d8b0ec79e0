import { domTests } from '@huella/tooling/vitest';
import { mergeConfig } from 'vitest/config';

// In other packages `renderRoutes` of @huella/testing cleans up.
export default mergeConfig(domTests, { test: { setupFiles: ['./src/testing/clean-up.ts'] } });
