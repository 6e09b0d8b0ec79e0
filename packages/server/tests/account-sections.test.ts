import { expect, test } from 'vitest';
import { notExported, sections } from '../src/account/sections/index.ts';
import { openBench } from '../suite/bench.ts';
import { CATALOGUES, tablesOf } from '../suite/tables.ts';
import { nodeHome } from './node-home.ts';

test('every table of the database is in the export, or it is said why it is not', async () => {
  const bench = await openBench(nodeHome);
  const exported = sections.flatMap(({ tables }) => tables);
  const told = [...exported, ...Object.keys(notExported), ...CATALOGUES];
  const names = (await tablesOf(bench)).map(({ name }) => name);
  expect(told.toSorted()).toEqual(names.toSorted());
  await bench.home.close();
});
