import { domTests } from '@huella/tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(domTests, {
  define: {
    __HUELLA_ENVIRONMENT__: JSON.stringify({ name: 'local', baseUrl: '' }),
    __HUELLA_MOCKS__: 'false',
    SERVER_PATHS: JSON.stringify(['^/(app|auth|web)/']),
  },
  test: { include: ['{build,service-worker}/**/*.test.ts'] },
});
