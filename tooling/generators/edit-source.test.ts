import { expect, test } from 'vitest';
import { addDependencies, addExport } from './edit-manifest.ts';
import { addImport, addRow, addToUnion, appendInside, insertBefore } from './edit-source.ts';

test('an entry goes to the end of the right brackets', () => {
  const source = 'const paths = {\n  one: { a: 1 },\n};\nconst externalPaths = { home: 1 };\n';

  expect(appendInside(source, 'paths = {', '  two: 2,')).toBe(
    'const paths = {\n  one: { a: 1 },\n  two: 2,\n};\nconst externalPaths = { home: 1 };\n',
  );
});

test('a missing comma is added', () => {
  expect(appendInside('x = [1];', 'x = [', '2,')).toBe('x = [1,\n2,\n];');
});

test('a file that looks different is left alone', () => {
  expect(() => appendInside('const a = 1;', 'paths = {', 'two')).toThrow('Nothing reads "paths = {"');
});

test('an import joins the one from the same module, and is otherwise put in its alphabetical place', () => {
  expect(addImport("import { b } from 'x';\n", 'a', 'x')).toBe("import { a, b } from 'x';\n");
  expect(addImport("import type { b } from 'x';\n", 'a', 'x')).toBe("import { a, type b } from 'x';\n");
  expect(addImport("import type { b } from 'x';\n", 'type a', 'x')).toBe("import type { a, b } from 'x';\n");
  const source = "import { b } from 'b';\nimport { z } from './z.ts';\n\nconst c = 1;\n";
  expect(addImport(source, 'a', './a.ts')).toBe(
    "import { b } from 'b';\nimport { a } from './a.ts';\nimport { z } from './z.ts';\n\nconst c = 1;\n",
  );
  expect(addImport("import * as b from 'b';\n\nb();\n", 'type c', 'c')).toBe(
    "import * as b from 'b';\nimport type { c } from 'c';\n\nb();\n",
  );
});

test('text goes in front of a piece that is there', () => {
  expect(insertBefore('one\n\ntwo\n', '\n\ntwo', '\nand a half')).toBe('one\nand a half\n\ntwo\n');
  expect(() => insertBefore('one', 'two', 'x')).toThrow('Nothing reads "two"');
});

test('a literal is added to a union', () => {
  expect(addToUnion("type A = 'x';\ntype Kind =\n  | 'a';\n", 'type Kind =', "'b'")).toBe(
    "type A = 'x';\ntype Kind =\n  | 'a'\n  | 'b';\n",
  );
});

test('a row is added to the table under its heading', () => {
  const page = '## One\n\n| a |\n|---|\n\n## Two\n\n| b |\n|---|\n| 1 |\n\nEnd\n';
  expect(addRow(page, 'Two', '| 2 |')).toBe(page.replace('| 1 |\n', '| 1 |\n| 2 |\n'));
  expect(() => addRow(page, 'Three', '| 2 |')).toThrow('There is no table under "Three"');
});

test('dependencies are added in their order, and what is there stays', () => {
  const manifest = '{"dependencies":{"@huella/ui":"workspace:*","zod":"catalog:"}}';
  expect(Object.entries(JSON.parse(addDependencies(manifest, ['react', '@huella/ui'])).dependencies)).toEqual(
    [
      ['@huella/ui', 'workspace:*'],
      ['react', 'catalog:'],
      ['zod', 'catalog:'],
    ],
  );
});

test('an export is added to a manifest', () => {
  expect(JSON.parse(addExport('{"name":"n","exports":{".":"./a.ts"}}', './b', './b.ts'))).toEqual({
    name: 'n',
    exports: { '.': './a.ts', './b': './b.ts' },
  });
});
