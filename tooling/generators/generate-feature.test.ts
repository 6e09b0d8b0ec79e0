import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { copyOfRepository, linkDependencies } from './copy-of-repository.ts';
import { formatFiles } from './format-files.ts';
import { generate } from './generate.ts';

const MINUTES = 60_000;

const run = promisify(execFile);

/** Runs a tool of the repository in a package of the copy; 'passed', or what it printed. */
async function outcome(copy: string, packageName: string, tool: string, ...args: string[]): Promise<string> {
  const cwd = join(copy, 'packages', packageName);
  try {
    await run(join(copy, 'node_modules/.bin', tool), args, { cwd, timeout: 4 * MINUTES });
    return 'passed';
  } catch (error) {
    const printed = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    return `${tool} in ${packageName}: ${String(error)} ${printed}`;
  }
}

test(
  'a generated feature with a form and endpoints is formatted, typechecks, and passes lint and its own tests',
  { timeout: 10 * MINUTES },
  async () => {
    const copy = await copyOfRepository();
    const commands = [
      'feature vet-visits',
      'form vet-visits vet-visit',
      'endpoint vet-visits get-vet-visit',
      'endpoint vet-visits update-vet-visit',
      'page vet-visits old-visits list-vet-visits',
    ];
    for (const command of commands) formatFiles(copy, (await generate(copy, command.split(' '))).files);
    await linkDependencies(copy, 'vet-visits');

    for (const name of ['contract', 'validation', 'vet-visits'])
      expect(await outcome(copy, name, 'tsc', '--checkers', '1')).toBe('passed');
    expect(await outcome(copy, 'vet-visits', 'oxlint', '--type-aware', '--deny-warnings', 'src')).toBe(
      'passed',
    );
    expect(await outcome(copy, 'vet-visits', 'vitest', 'run')).toBe('passed');
  },
);
