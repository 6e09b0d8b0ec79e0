import { migrate } from '@huella/server';
import { CATALOGUES, memoryDatabase } from '@huella/server/testing';
import { expect, test } from 'vitest';
import { notExported, sections } from '../src/account/export/sections/index.ts';

test('every table of the database is in the export, or it is said why it is not', async () => {
  const db = memoryDatabase();
  await migrate(db);
  const exported = sections.flatMap(({ tables }) => tables);
  const covered = [...exported, ...Object.keys(notExported), ...CATALOGUES];
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  expect(covered.toSorted()).toEqual(names.toSorted());
  await db.destroy();
});
