import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What a file hands out by name, without types. */
function exportsOf(file: string): string[] {
  const source = read(file);
  const lists = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
  const named = lists.map((name) => name.trim().replace(/^.* as /, '')).filter((name) => name !== '');
  const declared = [...source.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)];
  return [...named.filter((name) => !name.startsWith('type ')), ...declared.map(([, name = '']) => name)];
}

interface Documented {
  readonly name: string;
  readonly section: string;
  /** What its root hands out by name, without types. */
  readonly exported: readonly string[];
  /** Its other entries: `pet-data`. */
  readonly entries: readonly string[];
  /** Every word of its code. */
  readonly words: ReadonlySet<string>;
}

const packages: Documented[] = globSync('packages/*/README.md', { cwd: root }).flatMap((readme) => {
  const folder = readme.slice(0, -'/README.md'.length);
  const section = /^## Exports\n([^]*?)(?=^## )/m.exec(read(readme))?.[1];
  const manifest: { exports?: Record<string, string> } = JSON.parse(read(`${folder}/package.json`));
  if (section === undefined || !manifest.exports) return [];
  const code = globSync(`${folder}/{src,testing}/**/*.{ts,tsx}`, { cwd: root }).map(read).join('\n');
  const { '.': barrel, ...others } = manifest.exports;
  return {
    name: folder.slice('packages/'.length),
    section,
    exported: barrel === undefined ? [] : exportsOf(join(folder, barrel)),
    entries: Object.keys(others).map((entry) => entry.slice('./'.length)),
    words: new Set(code.match(/\w+/g)),
  };
});

test('a README names every entry of its package, and every value that the root hands out', () => {
  expect(packages.length).toBeGreaterThan(20);
  const missing = packages.flatMap(({ name, section, exported, entries }) =>
    [...exported, ...entries]
      .filter((each) => !new RegExp(`\\b${each}\\b`).test(section))
      .map((each) => `${name}: ${each}`),
  );
  expect(missing).toEqual([]);
});

/** Words of libraries that a README explains an export with. */
const OF_LIBRARIES = new Set(['play', 'SerializedError', 'useParams']);

test('a README names no export that is gone', () => {
  const gone = packages.flatMap(({ name, section, words }) => {
    const named = [...section.matchAll(/`([A-Za-z]\w*)(?:`|\(|<)/g)].map(([, each = '']) => each);
    return named
      .filter((each) => !words.has(each) && !OF_LIBRARIES.has(each))
      .map((each) => `${name}: ${each}`);
  });
  expect(gone).toEqual([]);
});
