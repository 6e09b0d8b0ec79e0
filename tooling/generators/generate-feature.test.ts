import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { copyOfRepository, linkFeature } from './copy-of-repository.ts';
import { formatFiles } from './format-files.ts';
import { generate } from './generate.ts';

const MINUTES = 60_000;

const run = promisify(execFile);

async function outcome(copy: string, folder: string, tool: string, ...args: string[]): Promise<string> {
  try {
    await run(join(copy, 'node_modules/.bin', tool), args, { cwd: join(copy, folder), timeout: 5 * MINUTES });
    return 'passed';
  } catch (error) {
    const printed = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    return `${tool} in ${folder}: ${String(error)} ${printed}`;
  }
}

const COMMANDS = [
  'feature vet-visits',
  'form vet-visits vet-visit',
  'endpoint vet-visits get-vet-visit',
  'endpoint vet-visits update-vet-visit',
  'page vet-visits old-visits list-vet-visits',
  'endpoint pets list-pet-notes',
  'page pets pet-notes list-pet-notes',
  'form legal complaint',
  'operation account update-account-note',
];

const PROJECTS = ['features', 'plain', 'node'];

const TESTS: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/validation': ['vet-visit', 'complaint'],
  'packages/vet-visits': [],
  'packages/pets': ['pet-notes', 'routes'],
  'packages/legal': ['complaint', 'routes'],
  'packages/server': ['openapi', 'operations.test', 'account-sections', 'tests/migrations'],
  'packages/server-suite': [
    '--project=memory',
    'tests/vet-visits',
    'pets-pet-notes',
    'legal-complaints',
    'account-account-notes',
    'account-export',
    'http-input',
    'http-ownership',
    'http-published-columns',
    'query-plans',
  ],
  'apps/web': ['src/router/routes.test.ts'],
  tooling: ['verify'],
};

test(
  'whatever is generated passes every check: format, lint, unused exports, types, tests',
  { timeout: 20 * MINUTES },
  async () => {
    const copy = await copyOfRepository();
    for (const command of COMMANDS) formatFiles(copy, (await generate(copy, command.split(' '))).files);
    await linkFeature(copy, 'vet-visits');

    const inCopy = (tool: string, ...args: string[]) => outcome(copy, '.', tool, ...args);
    expect(await inCopy('oxfmt', '--check', '.')).toBe('passed');
    const linted = [
      'packages/vet-visits',
      'packages/server/src',
      'packages/server-suite',
      'packages/legal/src',
    ];
    expect(await inCopy('oxlint', '--type-aware', '--deny-warnings', ...linted)).toBe('passed');
    for (const project of PROJECTS)
      expect(await inCopy('tsc', '-p', `tooling/typecheck/${project}.json`, '--checkers', '1')).toBe(
        'passed',
      );
    expect(await inCopy('knip')).toBe('passed');
    for (const [folder, files] of Object.entries(TESTS))
      expect(await outcome(copy, folder, 'vitest', 'run', ...files)).toBe('passed');
  },
);
