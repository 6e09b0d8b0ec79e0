import { nodeTests } from '@huella/tooling/vitest';
import { mergeConfig } from 'vitest/config';

// These tests start servers and databases on machines that may be busy.
export default mergeConfig(nodeTests, { test: { testTimeout: 90_000, hookTimeout: 90_000 } });
