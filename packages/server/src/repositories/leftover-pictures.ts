import type { Executor, Tx } from '../db/transaction.ts';
import type { OwnedPicture } from './owned-pictures.ts';

/** Notes files to be deleted, in the transaction that ceases to name them: a crash or a failing store forgets none. */
export async function noteLeftovers(tx: Tx, pictures: readonly OwnedPicture[], now: Date): Promise<void> {
  if (pictures.length === 0) return;
  const created_at = now.toISOString();
  await tx
    .insertInto('leftover_pictures')
    .values(pictures.map(({ petId, hash }) => ({ pet_id: petId, hash, created_at })))
    .onConflict((conflict) => conflict.columns(['pet_id', 'hash']).doNothing())
    .execute();
}

export async function listLeftovers(db: Executor): Promise<OwnedPicture[]> {
  return db
    .selectFrom('leftover_pictures')
    .select(['pet_id as petId', 'hash'])
    .orderBy('created_at')
    .execute();
}

export async function dropLeftovers(tx: Tx, petId: number, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await tx.deleteFrom('leftover_pictures').where('pet_id', '=', petId).where('hash', 'in', hashes).execute();
}
