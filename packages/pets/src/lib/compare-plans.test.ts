import { expect, test } from 'vitest';
import { comparePlans } from './compare-plans.ts';

const small = { id: 7, nombre: 'Plan 1', costo: 14_900, suma_asegurada: 450_000 };
const large = { id: 3, nombre: 'Plan 2', costo: 22_500, suma_asegurada: 900_000 };

test('each plan is compared with the one that costs a little less', () => {
  expect(comparePlans([large, small])).toEqual([
    { plan: small, below: null },
    { plan: large, below: { name: 'Plan 1', moreInsured: 450_000, moreCost: 7_600 } },
  ]);
});

test('no plans are no comparison', () => {
  expect(comparePlans([])).toEqual([]);
});
