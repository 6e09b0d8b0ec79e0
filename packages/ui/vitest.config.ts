import { domTests } from '@huella/tooling/vitest';
import { mergeConfig } from 'vitest/config';

// The toasts and the stack of blockers are one per app: here each file starts with its own.
export default mergeConfig(domTests, { test: { isolate: true } });
