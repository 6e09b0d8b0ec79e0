import type { Food } from '@huella/contract';
import type { Executor } from '../../db/transaction.ts';
import { foodToWire } from '../food-to-wire.ts';

export async function allFoods(db: Executor): Promise<Food[]> {
  return (await db.selectFrom('foods').selectAll().orderBy('id').execute()).map(foodToWire);
}

export async function findFood(db: Executor, id: number): Promise<Food | undefined> {
  const row = await db.selectFrom('foods').selectAll().where('id', '=', id).executeTakeFirst();
  return row && foodToWire(row);
}
