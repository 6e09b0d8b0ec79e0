import { expect, test } from 'vitest';
import { provinces } from './provinces.ts';

test('there are 24, in the order that Spanish sorts them (D60)', () => {
  expect(provinces).toHaveLength(24);
  expect(provinces).toEqual(provinces.toSorted(new Intl.Collator('es-AR').compare));
});
