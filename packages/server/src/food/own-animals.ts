import type { Animal } from '@huella/contract';
import type { Executor } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';

export async function ownAnimals(
  db: Executor,
  accountId: number,
  petIds: readonly number[],
): Promise<Animal[]> {
  const pets = await db
    .selectFrom('pets')
    .select('animal')
    .where('account_id', '=', accountId)
    .where('id', 'in', petIds)
    .execute();
  if (pets.length < new Set(petIds).size) throw new ApiError('not_found');
  return pets.map(({ animal }) => animal);
}
