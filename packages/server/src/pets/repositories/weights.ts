import type { WeightEntry } from '@huella/contract';
import type { Tx } from '../../db/transaction.ts';

/** Replaces an entry of the same pet and day, which keeps its id. */
export async function putWeight(tx: Tx, petId: number, { peso, fecha_pesaje }: WeightEntry): Promise<number> {
  const { id } = await tx
    .insertInto('weight_entries')
    .values({ pet_id: petId, peso, fecha_pesaje })
    .onConflict((conflict) => conflict.columns(['pet_id', 'fecha_pesaje']).doUpdateSet({ peso }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
