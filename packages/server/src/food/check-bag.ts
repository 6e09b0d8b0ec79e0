import type { FoodBag } from '@huella/contract';
import { bagMisfit, type ValidFoodBag } from '@huella/validation/food';
import type { Tx } from '../db/transaction.ts';
import { invalidFields } from '../http/api-error.ts';
import { ownAnimals } from './own-animals.ts';
import { findFood } from './repositories/foods.ts';

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
  const misfit = bagMisfit(animals, await findFood(tx, alimentoId), kilos);
  if (misfit?.path === 'kilos' && before?.alimento.id === alimentoId && before.total === kilos) return;
  if (misfit) throw invalidFields({ ...misfit, code: 'unfit' });
}
