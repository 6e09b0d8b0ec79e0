import type { Executor, Tx } from '../../db/transaction.ts';

/** A key per pet, so that a replaced photo has no other reference. */
export function petPhotoKey(petId: number, hash: string): string {
  return `pets/${petId}/${hash}`;
}

/** Undefined if the pet is not the caller's. Locks the pet, so that concurrent uploads see each other. */
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
