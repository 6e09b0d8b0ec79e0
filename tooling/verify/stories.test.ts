import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root });

const nameOf = (path: string) => /^packages\/([^/]+)/.exec(path)?.[1] ?? [];

function triedAndShown(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const [meta = '', ...stories] = source.split(/^export const (?=\w+: Story)/m);
  if (meta.includes("tags: ['!dev']")) return [];
  return stories
    .filter((story) => /^ {2}name: /m.test(story) && !story.includes("'!dev'"))
    .map((story) => `${file}: ${story.split(':')[0]}`);
}

test('a story that is named by what it tries is a test, and Storybook does not show it', () => {
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap(triedAndShown)).toEqual([]);
});

test('each package with a folder of components documents some of them, with controls', () => {
  const folders = new Set(
    globSync('{packages,apps}/*/src/components', { cwd: root }).map((path) =>
      path.split('/').slice(0, 2).join('/'),
    ),
  );
  expect(folders.size).toBeGreaterThan(8);
  const documented = files.filter((file) => readFileSync(join(root, file), 'utf8').includes("['autodocs']"));
  const silent = [...folders].filter((folder) => documented.every((file) => !file.startsWith(`${folder}/`)));
  expect(silent).toEqual([]);
});

test('each package with stories is in the common Storybook and has one of its own, which its README opens', () => {
  const folders = new Set(files.map((file) => file.split('/').slice(0, 2).join('/')));
  const common = readFileSync(join(root, '.storybook/main.ts'), 'utf8');
  expect([...folders].filter((folder) => !common.includes(`'${folder}'`))).toEqual([]);
  const own = new Set(globSync('packages/*/.storybook/main.ts', { cwd: root }).flatMap(nameOf));
  expect(own).toEqual(new Set([...folders].flatMap(nameOf)));
  const silent = [...own].filter((name) => {
    const readme = readFileSync(join(root, `packages/${name}/README.md`), 'utf8');
    return !readme.includes(`\`npm run pnpm -- --filter @huella/${name} exec storybook dev\``);
  });
  expect(silent).toEqual([]);
});
