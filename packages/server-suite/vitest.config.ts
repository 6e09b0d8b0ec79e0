import { nodeTests } from '@huella/tooling/vitest';
import { defineConfig } from 'vitest/config';
import type { RuntimeName } from './src/runtimes/runtime-name.ts';

/** Where engines differ: transactions, races, uniqueness, instants. Everything else is the same SQL. */
const ENGINE_FILES = [
  'account-deletion',
  'account-races',
  'auth-limits',
  'auth-recovery',
  'auth-sessions',
  'changes',
  'changes-decisions',
  'changes-lists',
  'claim-files',
  'claim-files-receipts',
  'claim-files-reviews',
  'claims',
  'claims-decisions',
  'claims-vets',
  'events',
  'events-changes',
  'events-timeline',
  'food',
  'food-forecasts',
  'http-idempotency',
  'http-kills',
  'legal',
  'payments',
  'person',
  'pets-photos',
  'pets-weights',
  'policies-cancellations',
  'policies-cards',
  'policies-import',
  'policies-sync',
  'push-delivery',
  'push-subscriptions',
].map((name) => `tests/${name}.test.ts`);

/** Thousands of equal statements. */
const CATALOGUE_FILE = 'tests/food-catalogue.test.ts';

/** Contract checks that come before any engine. */
const GENERATED_FILES = ['http-fuzz', 'http-ownership', 'http-tokens', 'pages-fuzz'].map(
  (name) => `tests/${name}.test.ts`,
);

/** Too long for PostgreSQL, where `npm run bench -- reminders` runs it. */
const YEAR_FILE = 'tests/reminders-year.test.ts';

/** Everything on every runtime but the long files, for a nightly run: `npm run verify -- --full`. */
const isFull = process.env['HUELLA_FULL'] === '1';

interface Own {
  readonly include?: string[];
  readonly exclude?: string[];
  readonly globalSetup?: string;
}

function project(runtime: RuntimeName, own: Own = {}) {
  return { test: { ...nodeTests.test, name: runtime, provide: { runtime }, ...own } };
}

const engineOnly = isFull ? {} : { include: ENGINE_FILES };

export default defineConfig({
  test: {
    projects: [
      project('memory'),
      project('postgres', {
        exclude: [YEAR_FILE, CATALOGUE_FILE, ...(isFull ? [] : GENERATED_FILES)],
        globalSetup: './src/runtimes/postgres-template.ts',
      }),
      project('sqlite-file', engineOnly),
      project('browser', engineOnly),
    ],
  },
});
