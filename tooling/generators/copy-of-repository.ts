import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');
// pnpm-workspace.yaml tells Vite where the repository begins.
const FILES = [
  'package.json',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  '.oxfmtrc.json',
  '.oxlintrc.json',
];

/** The packages that generators write into, beside the feature's own. */
export const WRITTEN_TO = ['packages/contract', 'packages/validation'];
const LEFT_OUT = new Set(['dist', '.cache', '.turbo', 'storybook-static', 'coverage']);

const filter = (path: string) => !LEFT_OUT.has(basename(path));

/**
 * A throw-away copy of the packages, or of some folders, whose links between them lead to the copies and to the real installed libraries.
 * Generators may write into it; it is gone when the test is over.
 */
export async function copyOfRepository(packages = ['packages', 'tooling']): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'huella-generators-'));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  for (const name of [...packages, ...FILES])
    await cp(join(root, name), join(copy, name), { recursive: true, verbatimSymlinks: true, filter });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** What `npm run pnpm -- install` would do for a new feature: the same links as those of pets. */
export async function linkDependencies(copy: string, packageName: string): Promise<void> {
  const target = join(copy, 'packages', packageName, 'node_modules');
  await cp(join(copy, 'packages/pets/node_modules'), target, { recursive: true, verbatimSymlinks: true });
}

/** Every file of a package of the copy, relative to it. */
export async function filesOf(copy: string, packageName: string): Promise<string[]> {
  const folder = join(copy, 'packages', packageName);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
