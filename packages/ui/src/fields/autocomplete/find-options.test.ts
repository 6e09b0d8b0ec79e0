import { expect, test } from 'vitest';
import { findOptions } from './find-options.ts';

const provinces = ['Córdoba', 'Tucumán', 'Entre Ríos', 'Río Negro'].map((label, value) => ({ value, label }));
const found = (typed: string) => findOptions(provinces, typed).map(({ label }) => label);

test.each([
  ['cordoba', ['Córdoba']],
  ['TUCUMAN', ['Tucumán']],
  [' tucuman', ['Tucumán']],
  ['r', ['Río Negro', 'Córdoba', 'Entre Ríos']],
  ['xyz', []],
  ['', ['Córdoba', 'Tucumán', 'Entre Ríos', 'Río Negro']],
])('O-FO-05 %j finds %j', (typed, labels) => {
  expect(found(typed)).toEqual(labels);
});
