import type { Animal } from '@huella/contract';
import type { Executor } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { listOwnAnimals } from './repositories/bag-pets.ts';

/** Throws 404 unless all of the pets are the account's. */
export async function ownAnimals(
  db: Executor,
  accountId: number,
  petIds: readonly number[],
): Promise<Animal[]> {
  const animals = await listOwnAnimals(db, accountId, petIds);
  if (animals.length < new Set(petIds).size) throw new ApiError('not_found');
  return animals;
}
