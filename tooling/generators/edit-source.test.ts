import { expect, test } from 'vitest';
import { addExport, addImport, appendInside } from './edit-source.ts';

test('an entry goes to the end of the right brackets', () => {
  const source = 'const paths = {\n  one: { a: 1 },\n};\nconst exits = { home: 1 };\n';

  expect(appendInside(source, 'paths = {', '  two: 2,')).toBe(
    'const paths = {\n  one: { a: 1 },\n  two: 2,\n};\nconst exits = { home: 1 };\n',
  );
});

test('a missing comma is added', () => {
  expect(appendInside('x = [1];', 'x = [', '2,')).toBe('x = [1,\n2,\n];');
});

test('a file that looks different is left alone', () => {
  expect(() => appendInside('const a = 1;', 'paths = {', 'two')).toThrow('Nothing reads "paths = {"');
});

test('an import joins the one from the same module', () => {
  expect(addImport("import { b } from 'x';\n", 'a', 'x')).toBe("import { a, b } from 'x';\n");
  expect(addImport("import { b } from 'x';\n", 'a', 'y')).toBe(
    "import { b } from 'x';\nimport { a } from 'y';\n",
  );
});

test('an export is added to a manifest', () => {
  expect(JSON.parse(addExport('{"name":"n","exports":{".":"./a.ts"}}', './b', './b.ts'))).toEqual({
    name: 'n',
    exports: { '.': './a.ts', './b': './b.ts' },
  });
});
