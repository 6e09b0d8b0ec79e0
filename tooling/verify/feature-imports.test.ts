import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The lines of `source` that lint rejects in a feature's `src`, with its message. */
async function lint(file: string, source: string): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'huella-lint-'));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await cp(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'));
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  const folder = join(copy, 'packages/vet-visits/src');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), source);
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json', 'packages'], {
    cwd: copy,
    encoding: 'utf8',
  });
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return diagnostics
    .map(({ help, labels: [{ span }] }) => `${source.split('\n')[span.line - 1]} // ${help}`)
    .toSorted();
}

interface Diagnostic {
  help: string;
  labels: [{ span: { line: number } }];
}

const allowed = [
  'pets/api',
  'profile/api',
  'contract/pets',
  'forms',
  'uploads',
  'outbox',
  'papers',
  'changes',
  'ui',
];
const forbidden = ['auth', 'payments/api', 'pets/pages', 'profile/forms', 'server', 'claims'];
const importAll = (modules: readonly string[]) =>
  modules.map((module) => `export * from '@huella/${module}';`).join('\n');

test.each(['list.ts', 'list.test.ts'])(
  '%s of a feature may import the data of pets and person',
  async (file) => {
    expect(await lint(file, importAll(allowed))).toEqual([]);
  },
);

test.each(['list.ts', 'list.test.ts'])('%s of a feature may import no other feature', async (file) => {
  expect(await lint(file, importAll(forbidden))).toHaveLength(forbidden.length);
});

test.each(['list.ts', 'list.test.ts'])(
  '%s that imports the screens of an owner is told what to do',
  async (file) => {
    const source = "export * from '@huella/profile';\nexport const load = () => import('@huella/pets');";
    const screens = "Another feature's screens are composed in apps/web;";
    expect(await lint(file, source)).toEqual([
      `export * from '@huella/profile'; // ${screens} the data of a person come from '@huella/profile/api'.`,
      `export const load = () => import('@huella/pets'); // ${screens} the data of a pet come from '@huella/pets/api'.`,
    ]);
  },
);
