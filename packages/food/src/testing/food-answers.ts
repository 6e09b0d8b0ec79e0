import type { FoodBag } from '@huella/contract';
import type { TestAppOptions } from '@huella/testing';
import { storyFoods } from './story-bags.ts';

export function foodAnswers(bags: readonly FoodBag[]): NonNullable<TestAppOptions['failures']> {
  return { listFoodBags: Response.json(bags), listFoods: Response.json(storyFoods) };
}
