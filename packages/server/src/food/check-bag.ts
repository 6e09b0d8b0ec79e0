import type { Animal, Food, FoodBag } from '@huella/contract';
import { bagMisfit, foodMessages, type Misfit, type ValidFoodBag } from '@huella/validation/food';
import type { Tx } from '../db/transaction.ts';
import { invalidFields } from '../http/api-error.ts';
import { ownAnimals } from './own-animals.ts';
import { findFood, hasFoodFor } from './repositories/foods.ts';

/**
 * Throws 404 when a pet is not the caller's, 422 when pets, food and size do not fit (specification §4 *Food*). A bag that is there keeps
 * its size also when it is sold no more.
 */
export async function checkBag(
  tx: Tx,
  accountId: number,
  input: ValidFoodBag,
  before?: FoodBag,
): Promise<void> {
  const { mascotas, alimentoId, kilos } = input;
  const animals = await ownAnimals(tx, accountId, mascotas);
  const food = await findFood(tx, alimentoId);
  const misfit = bagMisfit(animals, food, kilos);
  if (!misfit) return;
  if (misfit.path === 'kilos' && before?.alimento.id === alimentoId && before.total === kilos) return;
  const message = await messageOf(tx, misfit, food, animals);
  throw invalidFields({ ...misfit, message, code: 'unfit' });
}

/** What is said of a misfit: of a food for the other species, that its brand has none for these pets, where that is so (§8). */
async function messageOf(
  tx: Tx,
  { path, message }: Misfit,
  food: Food | undefined,
  [animal]: readonly Animal[],
): Promise<string> {
  if (path !== 'alimentoId' || !food || !animal || (await hasFoodFor(tx, food.marca, animal))) return message;
  return foodMessages.brandWithoutFood;
}
