import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Hover rules outside of a `(hover: hover)` query, which a phone would keep after a tap. */
async function stickyIn(file: string): Promise<string[]> {
  const source = await readFile(join(root, file), 'utf8');
  const outside = source.replace(/@media \(hover: hover\)[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
  return outside
    .split('\n')
    .filter((line) => line.includes(':hover'))
    .map((line) => `${file}: ${line.trim()}`);
}

test('hover styles do not stay on a phone after a tap', async () => {
  const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx,css}', { cwd: root });
  const styled = sources.filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  expect(styled.length).toBeGreaterThan(500);
  expect((await Promise.all(styled.map(stickyIn))).flat()).toEqual([]);
});
