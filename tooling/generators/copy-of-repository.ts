import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The repository that these generators are of. */
export const root = join(import.meta.dirname, '../..');

/** What only this machine has: what was installed, what a server stored. */
const LOCAL = new Set(['.git', 'data', 'node_modules']);
const MADE = new Set(['.cache', '.turbo', 'coverage', 'dist', 'dist-qa', 'storybook-static']);
const filter = (path: string) => !MADE.has(basename(path));

/**
 * A throw-away copy of the repository, whose links between packages lead to the copies and to the real installed libraries.
 * Generators may write into it; it is gone when the test is over.
 */
export async function copyOfRepository(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'huella-generators-'));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  const names = (await readdir(root)).filter((name) => !LOCAL.has(name) && filter(name));
  for (const name of names)
    await cp(join(root, name), join(copy, name), { recursive: true, verbatimSymlinks: true, filter });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** What `npm run pnpm -- install` would do for a new feature: links to what pets has, and one from the app. */
export async function linkFeature(copy: string, name: string): Promise<void> {
  const target = join(copy, 'packages', name, 'node_modules');
  await cp(join(copy, 'packages/pets/node_modules'), target, { recursive: true, verbatimSymlinks: true });
  const links = join(copy, 'apps/web/node_modules/@huella');
  await mkdir(links, { recursive: true });
  await symlink(join('../../../../packages', name), join(links, name));
}

/** Every file under a folder of a repository but what was installed, relative to the folder. */
export async function filesOf(repository: string, folder: string): Promise<string[]> {
  const path = join(repository, folder);
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
    .filter((file) => !file.includes('node_modules'))
    .toSorted();
}
