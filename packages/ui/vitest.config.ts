import { domTests } from '@huella/tooling/vitest';
import { mergeConfig } from 'vitest/config';

// In other packages `renderRoutes` of @huella/testing does both.
export default mergeConfig(domTests, {
  test: { setupFiles: ['./src/testing/query-timeout.ts', './src/testing/clean-up.ts'] },
});
