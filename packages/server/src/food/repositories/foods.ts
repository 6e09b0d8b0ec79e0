import type { Animal, Food } from '@huella/contract';
import type { Executor } from '../../db/transaction.ts';
import { foodToWire } from '../food-to-wire.ts';

export async function allFoods(db: Executor): Promise<Food[]> {
  return (await db.selectFrom('foods').selectAll().orderBy('id').execute()).map(foodToWire);
}

export async function hasFoodFor(db: Executor, marca: string, animal: Animal): Promise<boolean> {
  const query = db.selectFrom('foods').select('id').where('marca', '=', marca).where('animal', '=', animal);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

export async function findFood(db: Executor, id: number): Promise<Food | undefined> {
  const row = await db.selectFrom('foods').selectAll().where('id', '=', id).executeTakeFirst();
  return row && foodToWire(row);
}
