import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './locations.ts';
import { variables } from './variables.ts';

const names = Object.keys(variables.shape);
const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');

/** For the database's container; the server reads it from DATABASE_URL. */
const ofCompose = 'POSTGRES_PASSWORD';

test('the example of an environment has every variable, once, and no other', () => {
  const found = [...read('deploy/.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(new Set(found)).toEqual(new Set([...names, ofCompose]));
  expect(found).toHaveLength(names.length + 1);
});

test('nobody starts with the example’s URL of the app or email: each has to be filled in', () => {
  expect(read('deploy/.env.example').match(/^\w+=.*(@|https?:).*$/gm)).toBeNull();
});

test('the README says what every variable is', () => {
  const rows = read('apps/api/README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .join('\n');
  expect(names.filter((name) => !rows.includes(`\`${name}\``))).toEqual([]);
});

test.each(['compose.yaml', 'huella.service'])('%s sets no variable that the server does not know', (file) => {
  const text = read(`deploy/${file}`);
  const ofServer = /^ {2}huella:\n([^]*?)\n\n/m.exec(text)?.[1] ?? text;
  const set = [...ofServer.matchAll(/^ {6}([A-Z]\w+): |(?<=^Environment=.*)([A-Z]\w+)=/gm)];
  const found = set.map(([, ofYaml, ofUnit]) => ofYaml ?? ofUnit);
  expect(found).toContain('DATA_DIR');
  expect(found.filter((name) => name === undefined || !names.includes(name))).toEqual([]);
});
