import { expect, test } from 'vitest';
import { notExported, sections } from '../src/account/sections/index.ts';
import { openContext } from '../suite/open-context.ts';
import { CATALOGUES, tablesOf } from '../suite/tables.ts';
import { nodeRuntime } from './node-runtime.ts';

test('every table of the database is in the export, or it is said why it is not', async () => {
  const ctx = await openContext(nodeRuntime);
  const exported = sections.flatMap(({ tables }) => tables);
  const told = [...exported, ...Object.keys(notExported), ...CATALOGUES];
  const names = (await tablesOf(ctx)).map(({ name }) => name);
  expect(told.toSorted()).toEqual(names.toSorted());
  await ctx.runtime.close();
});
