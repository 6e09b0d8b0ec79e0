import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/decisions');
const files = globSync('[0-9]*.md', { cwd: folder }).toSorted();
const numberOf = (file: string) => file.slice(0, 3);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('the index lists every decision in its order, with its title', () => {
  const expected = files.map((file) => {
    const [, number, title] = /^# (\d{3}) · (.+)\n/.exec(read(file)) ?? [];
    expect([file, number]).toEqual([file, numberOf(file)]);
    return `| [${number}](${file}) | ${title} |`;
  });
  const listed = read('README.md').match(/^\| \[\d{3}\].*$/gm);
  expect(listed).toEqual(expected);
});

test('a decision that code or a page refers to is there', () => {
  const pages = globSync(['{apps,packages,tooling,deploy}/**/*.{ts,tsx,md}', 'docs/**/*.md', '*.md'], {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|dist-qa)$/.test(path),
  });
  const known = new Set(files.map(numberOf));
  const missing = pages.flatMap((page) => {
    const named = readFileSync(join(root, page), 'utf8').matchAll(/\bdecisions? (\d{3})\b/gi);
    return [...named].flatMap(([, number = '']) => (known.has(number) ? [] : [`${page}: ${number}`]));
  });
  expect(missing).toEqual([]);
});
