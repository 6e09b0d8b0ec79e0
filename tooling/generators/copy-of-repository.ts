import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { onTestFinished } from 'vitest';

export const root = join(import.meta.dirname, '../..');

/** Local files: what was installed, what a server stored. */
const LOCAL = new Set(['.git', 'data', 'node_modules']);
/** What commands make, which may write and delete there meanwhile. */
const MADE = new Set([
  '.cache',
  '.turbo',
  '.vite',
  '.vite-temp',
  'coverage',
  'dist',
  'dist-qa',
  'playwright-report',
  'storybook-static',
  'test-results',
]);
const filter = (path: string) => !MADE.has(basename(path));

/**
 * A temporary copy of the repository, whose workspace links lead to the copies and whose libraries are the installed ones.
 * Generators may write into it; it is deleted after the test.
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

/** Does what `npm run pnpm -- install` would do for a new feature: links what pets has, and links it to the app. */
export async function linkFeature(copy: string, name: string): Promise<void> {
  const target = join(copy, 'packages', name, 'node_modules');
  await cp(join(copy, 'packages/pets/node_modules'), target, { recursive: true, verbatimSymlinks: true });
  const links = join(copy, 'apps/web/node_modules/@huella');
  await mkdir(links, { recursive: true });
  await symlink(join('../../../../packages', name), join(links, name));
}

export async function filesOf(repository: string, folder: string): Promise<string[]> {
  const path = join(repository, folder);
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
    .filter((file) => !file.includes('node_modules'))
    .toSorted();
}
