import { describe } from 'vitest';
import { contractSuite } from '@huella/server/suite';
import { nodeHome } from './node-home.ts';

describe('the server on node:sqlite', () => {
  contractSuite(nodeHome);
});
