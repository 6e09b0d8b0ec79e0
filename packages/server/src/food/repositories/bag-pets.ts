import type { Animal } from '@huella/contract';
import type { Executor, Tx } from '../../db/transaction.ts';

export async function listBagPets(db: Executor, accountIds: readonly number[]) {
  return db
    .selectFrom('food_bag_pets')
    .innerJoin('food_bags', 'food_bags.id', 'bag_id')
    .select(['bag_id', 'pet_id'])
    .where('account_id', 'in', accountIds)
    .orderBy('pet_id')
    .execute();
}

export async function setBagPets(tx: Tx, bagId: number, petIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('food_bag_pets').where('bag_id', '=', bagId).execute();
  await tx
    .insertInto('food_bag_pets')
    .values([...new Set(petIds)].map((pet_id) => ({ bag_id: bagId, pet_id })))
    .execute();
}

export async function removeBagPets(tx: Tx, bagId: number, petIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('food_bag_pets').where('bag_id', '=', bagId).where('pet_id', 'in', petIds).execute();
}

/** The animal of each pet that is the account's, in no particular order. */
export async function listOwnAnimals(
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
  return pets.map(({ animal }) => animal);
}
