import type { Plan } from '@huella/contract';
import { expect, test } from 'vitest';
import { plansByCost } from './plans-by-cost.ts';

const plan = (id: number, costo: number): Plan => ({ id, costo, suma_asegurada: 1, nombre: `Plan ${id}` });

test('the cheapest plan comes first', () => {
  const plans = [plan(1, 32_000), plan(2, 9_900), plan(3, 21_500)];
  expect(plansByCost(plans).map(({ id }) => id)).toEqual([2, 3, 1]);
});

test('plans of the same cost keep the order of their ids', () => {
  expect(plansByCost([plan(7, 100), plan(3, 100)]).map(({ id }) => id)).toEqual([3, 7]);
});

test('the list in the cache is not touched', () => {
  const plans = [plan(1, 2), plan(2, 1)];
  plansByCost(plans);
  expect(plans.map(({ id }) => id)).toEqual([1, 2]);
});
