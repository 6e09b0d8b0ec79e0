import { expect, test } from 'vitest';
import { planOperation } from './operation.ts';

test('a verb and a noun become an operation with method, path and entity', () => {
  expect(planOperation('food', 'get-food-bags')).toMatchObject({
    verb: 'get',
    operation: 'getFoodBags',
    words: {
      method: 'GET',
      path: '/app/user/food-bags/{id}',
      entityPascal: 'FoodBag',
      packageCamel: 'food',
      table: 'food_bags',
      suite: 'food-food-bags',
    },
  });
});

test.each(['foods', 'list', 'fetch-foods'])('%s is not a verb and noun', (verbNoun) => {
  expect(() => planOperation('food', verbNoun)).toThrow(
    'should be one of list, get, create, update and a noun',
  );
});

test.each([
  ['list-histories', 'history', 'histories'],
  ['create-history', 'history', 'histories'],
  ['get-pet-photo', 'pet-photo', 'pet-photos'],
])('%s is about %s, in the table %s', (verbNoun, entity, entities) => {
  expect(planOperation('pets', verbNoun).words).toMatchObject({ entity, entities });
});
