import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** The example of a field that is not there. */
const EXAMPLE = 'packages/server/src/db/migrations/microchips.ts';

test('every place that CONTRIBUTING sends to is there', () => {
  const page = readFileSync(join(root, 'docs/CONTRIBUTING.md'), 'utf8');
  const named = [...page.matchAll(/`((?:apps|packages|tooling|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  const linked = [...page.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => join('docs', path));
  expect(named.length).toBeGreaterThan(20);
  const places = [...named, ...linked].filter((path) => path !== EXAMPLE);
  expect(places.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
