import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Licences that ask for no more than to be kept with the package. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
]);

interface Manifest {
  readonly name: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8'));

/** What ours depend on, with its licence. Our own packages have none. */
function licences(): Map<string, string> {
  const folders = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: root });
  const found = folders.flatMap((file) => {
    const manifest = join(root, file);
    return Object.keys(read(manifest).dependencies ?? {}).flatMap((name) => {
      const installed = join(manifest, '../node_modules', name, 'package.json');
      if (name.startsWith('@huella/') || !existsSync(installed)) return [];
      return [[name, read(installed).license ?? 'none'] as const];
    });
  });
  return new Map(found);
}

test('each dependency without a permissive licence is in the notices', () => {
  const all = licences();
  expect(all.size).toBeGreaterThan(30);
  const notices = readFileSync(join(root, 'docs/third-party-notices.md'), 'utf8');
  const demanding = [...all].filter(([, licence]) => !PERMISSIVE.has(licence));
  expect(demanding.length).toBeGreaterThan(1);
  expect(demanding.filter(([name]) => !notices.includes(`| \`${name}\``))).toEqual([]);
});
