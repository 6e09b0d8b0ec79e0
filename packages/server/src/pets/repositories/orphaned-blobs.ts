import type { Executor, Tx } from '../../db/transaction.ts';
import type { OwnedPhoto } from './owned-photos.ts';

/** Notes files to be deleted, in the transaction that ceases to name them: a crash or a failing store forgets none. */
export async function recordOrphanedBlobs(tx: Tx, photos: readonly OwnedPhoto[], now: Date): Promise<void> {
  if (photos.length === 0) return;
  const created_at = now.toISOString();
  await tx
    .insertInto('orphaned_blobs')
    .values(photos.map(({ petId, hash }) => ({ pet_id: petId, hash, created_at })))
    .onConflict((conflict) => conflict.columns(['pet_id', 'hash']).doNothing())
    .execute();
}

export async function listOrphanedBlobs(db: Executor): Promise<OwnedPhoto[]> {
  return db.selectFrom('orphaned_blobs').select(['pet_id as petId', 'hash']).orderBy('created_at').execute();
}

export async function deleteOrphanedBlobs(tx: Tx, petId: number, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await tx.deleteFrom('orphaned_blobs').where('pet_id', '=', petId).where('hash', 'in', hashes).execute();
}
