import type { FoodBag } from '@huella/contract';
import { expect, test } from 'vitest';
import { storyBag } from '../testing/story-bags.ts';
import { putBag } from './put-bag.ts';

const bags = (): FoodBag[] => [
  storyBag({ id: 5, fechaCompra: '2026-11-20' }),
  storyBag({ id: 4, fechaCompra: '2026-11-10' }),
  storyBag({ id: 2, fechaCompra: '2026-11-10' }),
];
const idsWith = (bag: FoodBag) => {
  const list = bags();
  putBag(list, bag);
  return list.map(({ id }) => id);
};

test('a bag that is there is replaced in its place', () => {
  const list = bags();
  putBag(list, storyBag({ id: 4, total: 3 }));
  expect(list.map(({ id, total }) => [id, total])).toEqual([
    [5, 15],
    [4, 3],
    [2, 15],
  ]);
});

test('a new bag is put where the server has it: newest purchase first, the later of a day before the earlier', () => {
  expect(idsWith(storyBag({ id: 6, fechaCompra: '2026-11-21' }))).toEqual([6, 5, 4, 2]);
  expect(idsWith(storyBag({ id: 3, fechaCompra: '2026-11-10' }))).toEqual([5, 4, 3, 2]);
  expect(idsWith(storyBag({ id: 1, fechaCompra: '2026-01-01' }))).toEqual([5, 4, 2, 1]);
});
