import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('every package and app has its owners, and no line is of one that is gone', () => {
  const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').match(
    /^\/(packages|apps)\/[^/]+\/ +@\S+/gm,
  );
  const owned = (lines ?? []).map((line) => line.slice(1, line.indexOf('/ ')));
  const folders = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: root }).map((file) =>
    file.slice(0, -'/package.json'.length).replaceAll('\\', '/'),
  );
  expect(owned.toSorted()).toEqual(folders.toSorted());
});
