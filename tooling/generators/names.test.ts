import { expect, test } from 'vitest';
import { namesOf } from './names.ts';

test('a name is spelled for files, values, components and prose', () => {
  expect(namesOf('pet-foods')).toEqual({
    kebab: 'pet-foods',
    camel: 'petFoods',
    pascal: 'PetFoods',
    title: 'Pet foods',
  });
});

test.each(['', 'PetFoods', 'pet_foods', '../pets', '-pets', '2pets'])('%j is rejected as a name', (name) => {
  expect(() => namesOf(name)).toThrow('lower-case words joined by hyphens');
});
