import type { Executor, Tx } from '../../db/transaction.ts';

/** The picture's key in the blob store. Each pet has its own: what one gives up no other can need. */
export function petPhotoKey(petId: number, hash: string): string {
  return `pets/${petId}/${hash}`;
}

/**
 * The hash of the caller's pet's picture, or undefined when there is no such pet. The pet's row stays locked until the
 * transaction ends, so that of two pictures at once each knows the other.
 */
export async function lockPetPhoto(
  tx: Tx,
  accountId: number,
  petId: number,
): Promise<{ photo_hash: string | null } | undefined> {
  return tx
    .updateTable('pets')
    .set((eb) => ({ photo_hash: eb.ref('photo_hash') }))
    .where('id', '=', petId)
    .where('account_id', '=', accountId)
    .returning('photo_hash')
    .executeTakeFirst();
}

export async function setPetPhoto(
  tx: Tx,
  petId: number,
  photo: { readonly photo_hash: string; readonly img_link: string },
): Promise<void> {
  await tx.updateTable('pets').set(photo).where('id', '=', petId).execute();
}

export async function findPetPhoto(
  db: Executor,
  accountId: number,
  petId: number,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('pets')
    .select('photo_hash')
    .where('id', '=', petId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.photo_hash;
}
