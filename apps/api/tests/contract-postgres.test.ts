import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractSuite } from '@huella/server/suite';
import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgres } from '../src/adapters/database/open-postgres.ts';
import { createRuntime } from './support/create-runtime.ts';
import { testPostgres, type TestPostgres } from './support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'huella-contract-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function openNew() {
  return openPostgres(await postgres.newDatabase(), (error) => {
    throw error;
  });
}

describe('the contract on PostgreSQL', () => {
  contractSuite(createRuntime(openNew, folder));
});
