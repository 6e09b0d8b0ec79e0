import { nodeTests } from '@huella/tooling/vitest';
import { mergeConfig } from 'vitest/config';

// Whole servers and databases are started here, on machines that may be busy.
export default mergeConfig(nodeTests, { test: { testTimeout: 90_000, hookTimeout: 90_000 } });
