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
