import type { Animal, Food, FoodBag } from '@huella/contract';
import { bagError, foodMessages, type BagError, type ValidFoodBag } from '@huella/validation/food';
import type { Tx } from '../db/transaction.ts';
import { invalidFields } from '../http/api-error.ts';
import { ownAnimals } from './own-animals.ts';
import { findFood, hasFoodFor } from './repositories/foods.ts';

/** Throws 404 for a pet of somebody else, 422 when pets, food and size do not match (specification §4). A size no longer sold stays. */
export async function checkBag(
  tx: Tx,
  accountId: number,
  input: ValidFoodBag,
  before?: FoodBag,
): Promise<void> {
  const { mascotas, alimentoId, kilos } = input;
  const animals = await ownAnimals(tx, accountId, mascotas);
  const food = await findFood(tx, alimentoId);
  const error = bagError(animals, food, kilos);
  if (!error) return;
  if (error.path === 'kilos' && before?.alimento.id === alimentoId && before.total === kilos) return;
  const message = await messageOf(tx, error, food, animals);
  throw invalidFields({ ...error, message, code: 'unfit' });
}

/** Names the brand if it has no food for this species (specification §8). */
async function messageOf(
  tx: Tx,
  { path, message }: BagError,
  food: Food | undefined,
  [animal]: readonly Animal[],
): Promise<string> {
  if (path !== 'alimentoId' || !food || !animal || (await hasFoodFor(tx, food.marca, animal))) return message;
  return foodMessages.brandWithoutFood;
}
