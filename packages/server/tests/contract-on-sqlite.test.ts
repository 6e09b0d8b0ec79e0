import { describe } from 'vitest';
import { contractSuite } from '@huella/server/suite';
import { nodeRuntime } from './node-runtime.ts';

describe('the server on node:sqlite', () => {
  contractSuite(nodeRuntime);
});
