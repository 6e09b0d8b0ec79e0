import type { FoodBag } from '@huella/contract';
import type { TestAppOptions } from '@huella/testing';
import { storyFoods } from './story-bags.ts';

/** What the server would answer if these bags were all that it had. */
export function foodAnswers(bags: readonly FoodBag[]): NonNullable<TestAppOptions['failures']> {
  return { listFoodBags: Response.json(bags), listFoods: Response.json(storyFoods) };
}
