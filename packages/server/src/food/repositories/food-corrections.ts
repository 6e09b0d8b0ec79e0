import type { Day } from '@huella/validation/day';
import type { Executor, Tx } from '../../db/transaction.ts';

export async function listCorrections(db: Executor, accountIds: readonly number[]) {
  return db
    .selectFrom('food_corrections')
    .innerJoin('food_bags', 'food_bags.id', 'bag_id')
    .selectAll('food_corrections')
    .where('account_id', 'in', accountIds)
    .orderBy('day')
    .execute();
}

/** Replaces a correction of the same day. */
export async function saveCorrection(
  tx: Tx,
  bagId: number,
  { day, grams }: { readonly day: Day; readonly grams: number },
): Promise<void> {
  await tx
    .insertInto('food_corrections')
    .values({ bag_id: bagId, day, grams })
    .onConflict((conflict) => conflict.columns(['bag_id', 'day']).doUpdateSet({ grams }))
    .execute();
}

export async function deleteCorrection(tx: Tx, correctionId: number): Promise<void> {
  await tx.deleteFrom('food_corrections').where('id', '=', correctionId).execute();
}
