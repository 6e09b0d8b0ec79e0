import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const PAGE = 'docs/codes.md';
const CODE = /\b(?:D\d{2,3}a?|O-[A-Z]{2}-\d{2}|N-[A-Z]\d{2}G)\b|(?<=specification )§\d+/g;

function readSources(): string {
  const files = globSync(
    [
      '{apps,packages,tooling,deploy,.storybook}/**/*.{ts,tsx,mjs,md,css,html,sh,template}',
      '{docs/**/,}*.md',
    ],
    {
      cwd: root,
      exclude: (path) => /(^|\/)(node_modules|dist|dist-qa|\.turbo)$/.test(path) || path === PAGE,
    },
  );
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

test('every code that comments and titles of tests name is explained, and none that nothing names', () => {
  const used = new Set(readSources().match(CODE));
  expect(used.size).toBeGreaterThan(200);
  const page = readFileSync(join(root, PAGE), 'utf8');
  const codes = [...page.matchAll(/^\| ((?:D\d|O-|N-|§)\S*) \| \S.* \|$/gm)].map(([, code = '']) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect([...used].filter((code) => !codes.includes(code))).toEqual([]);
  expect(codes.filter((code) => !code.startsWith('§') && !used.has(code))).toEqual([]);
});
