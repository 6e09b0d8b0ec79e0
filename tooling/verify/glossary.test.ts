import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('the contract has every wire word of the glossary', () => {
  const contract = globSync('packages/contract/src/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const known = new Set(contract.match(/\w+/g));
  const page = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
  const cells = [...page.matchAll(/^\|[^|\n]+\|([^|\n]+)\|[^|\n]+\|$/gm)].map(([, cell = '']) => cell);
  const words = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word));
  expect(words.length).toBeGreaterThan(80);
  expect(words.filter((word) => !known.has(word))).toEqual([]);
});
