import type { Breed, ConfigItem, Plan } from '@huella/contract';
import type { Executor } from '../../db/transaction.ts';

/** Cheapest first (specification §9). */
export async function allPlans(db: Executor): Promise<Plan[]> {
  return db
    .selectFrom('plans')
    .select(['id', 'costo', 'suma_asegurada', 'nombre'])
    .orderBy('costo')
    .orderBy('id')
    .execute();
}

export async function planExists(db: Executor, id: number): Promise<boolean> {
  const row = await db.selectFrom('plans').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function allBreeds(db: Executor): Promise<Breed[]> {
  return db.selectFrom('breeds').select(['id', 'nombre', 'animal']).orderBy('id').execute();
}

export async function breedExists(db: Executor, animal: string, name: string): Promise<boolean> {
  if (animal !== 'Perro' && animal !== 'Gato') return false;
  const row = await db
    .selectFrom('breeds')
    .select('id')
    .where('animal', '=', animal)
    .where('nombre', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

export async function allConfigItems(db: Executor): Promise<ConfigItem[]> {
  return db.selectFrom('config_items').select(['nombre', 'valor']).orderBy('id').execute();
}
