import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { UserConfig } from 'vite';

/** Not loaded in pages: a database driver, and test helpers. */
const NOT_IN_PAGES = /postgres|testing/;

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: object;
  readonly devDependencies?: object;
}

function manifestOf(folder: string): Manifest {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own manifests
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function folderOf(name: string): string {
  return join(import.meta.dirname, '../../packages', name);
}

const packages = [
  'server',
  ...Object.keys(manifestOf(folderOf('server')).dependencies ?? {}).flatMap(
    (name) => /^@huella\/(.+)/.exec(name)?.[1] ?? [],
  ),
];

/** The packages through which a story reaches `@huella/server`; null without any. */
function wayToServer({ name, dependencies, devDependencies }: Manifest): readonly string[] | null {
  if (name === '@huella/mocks') return [];
  const isTested = '@huella/testing' in { ...dependencies, ...devDependencies };
  return isTested ? ['@huella/testing', '@huella/mocks'] : null;
}

/** Changes with those sources, because Vite assumes that dependencies do not. */
function fingerprint(): string {
  const files = packages.flatMap((name) =>
    globSync('src/**/*.ts', { cwd: folderOf(name) }).map((file) => join(folderOf(name), file)),
  );
  return `${files.length} ${Math.max(...files.map((file) => statSync(file).mtimeMs))}`;
}

/**
 * Bundles the server for the Storybook of the package in `folder`, as Vite does with dependencies: loading its modules one by one
 * takes most of the time to the first story. Bundles again at a start after a change.
 */
export function bundleServer(folder: string): UserConfig {
  const way = wayToServer(manifestOf(folder));
  if (way === null) return {};
  const include = packages.flatMap((name) =>
    Object.keys(manifestOf(folderOf(name)).exports ?? {})
      .filter((path) => !NOT_IN_PAGES.test(path))
      .map((path) => {
        const owner = name === 'server' ? [] : ['@huella/server'];
        return [...way, ...owner, `@huella/${name}${path.slice(1)}`].join(' > ');
      }),
  );
  const output = { footer: `/* ${fingerprint()} */` };
  return { optimizeDeps: { include, rolldownOptions: { output } } };
}
