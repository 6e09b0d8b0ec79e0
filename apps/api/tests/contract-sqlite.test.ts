import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractSuite } from '@huella/server/suite';
import { afterAll, describe } from 'vitest';
import { openSqlite } from '../src/adapters/database/open-sqlite.ts';
import { createRuntime } from './support/create-runtime.ts';

const folder = mkdtempSync(join(tmpdir(), 'huella-contract-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the contract on node:sqlite', () => {
  contractSuite(createRuntime(() => openSqlite(join(folder, 'huella.sqlite')), folder));
});
