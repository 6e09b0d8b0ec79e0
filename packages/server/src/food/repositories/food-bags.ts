import type { FoodBag } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import type { Insertable, Updateable } from 'kysely';
import type { FoodBagsTable } from '../../db/schema/food.ts';
import type { Executor, Tx } from '../../db/transaction.ts';
import { bagToWire } from '../bag-to-wire.ts';
import { listBagPets } from './bag-pets.ts';
import { listCorrections } from './food-corrections.ts';

export interface BagRecord {
  readonly accountId: number;
  readonly bag: FoodBag;
  readonly sequence: number;
  readonly movedAt: Date;
}

export async function listBags(db: Executor, accountId: number): Promise<FoodBag[]> {
  return (await listBagRecords(db, [accountId])).map(({ bag }) => bag);
}

export async function listBagRecords(db: Executor, accountIds: readonly number[]): Promise<BagRecord[]> {
  const rows = await bagRows(db, accountIds);
  if (rows.length === 0) return [];
  const petsByBag = Map.groupBy(await listBagPets(db, accountIds), ({ bag_id }) => bag_id);
  const corrections = Map.groupBy(await listCorrections(db, accountIds), ({ bag_id }) => bag_id);
  return rows.map((row) => ({
    accountId: row.account_id,
    bag: bagToWire(row, {
      petIds: petsByBag.get(row.id)?.map(({ pet_id }) => pet_id) ?? [],
      corrections: corrections.get(row.id) ?? [],
    }),
    sequence: row.sequence,
    movedAt: new Date(row.moved_at),
  }));
}

async function bagRows(db: Executor, accountIds: readonly number[]) {
  return db
    .selectFrom('food_bags')
    .innerJoin('foods', 'foods.id', 'food_bags.food_id')
    .selectAll('food_bags')
    .select(['nombre', 'marca', 'presentaciones', 'animal'])
    .where('account_id', 'in', accountIds)
    .orderBy('bought_on', 'desc')
    .orderBy('food_bags.id', 'desc')
    .execute();
}

export async function insertBag(tx: Tx, row: Insertable<FoodBagsTable>): Promise<number> {
  const { id } = await tx.insertInto('food_bags').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function changeBag(tx: Tx, bagId: number, change: Updateable<FoodBagsTable>): Promise<void> {
  await tx.updateTable('food_bags').set(change).where('id', '=', bagId).execute();
}

/** `isObserved` is false for a computed end. */
export interface BagEnd {
  readonly day: Day;
  readonly grams: number;
  readonly observed: boolean;
}

export async function endBag(tx: Tx, bagId: number, { day, grams, observed }: BagEnd): Promise<void> {
  const end_observed = observed ? 1 : 0;
  await changeBag(tx, bagId, { ended_on: day, grams_at_end: grams, end_observed });
}

export async function reopenBag(tx: Tx, bagId: number): Promise<void> {
  await changeBag(tx, bagId, { ended_on: null, grams_at_end: null, end_observed: 0 });
}

export async function deleteBagRow(tx: Tx, bagId: number): Promise<void> {
  await tx.deleteFrom('food_bags').where('id', '=', bagId).execute();
}

/** Gives bags a new version for calendars. */
export async function countMoves(tx: Tx, bagIds: readonly number[], now: Date): Promise<void> {
  await tx
    .updateTable('food_bags')
    .set((eb) => ({ sequence: eb('sequence', '+', 1), moved_at: now.toISOString() }))
    .where('id', 'in', bagIds)
    .execute();
}

export async function listAccountsWithFood(db: Executor, accountIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('food_bags')
    .select('account_id')
    .distinct()
    .where('account_id', 'in', accountIds)
    .where('ended_on', 'is', null)
    .execute();
  return rows.map(({ account_id }) => account_id);
}
