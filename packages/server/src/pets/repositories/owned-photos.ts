import type { Tx } from '../../db/transaction.ts';

export interface OwnedPhoto {
  readonly petId: number;
  readonly hash: string;
}

/**
 * The pictures of all pets of an account. The pets stay locked until the transaction ends: a picture that is being given is
 * among them, and one that comes later finds no pet.
 */
export async function lockOwnedPhotos(tx: Tx, accountId: number): Promise<OwnedPhoto[]> {
  return photosOf(await locked(tx).where('account_id', '=', accountId).execute());
}

/** The same of everybody. */
export async function lockEveryPhoto(tx: Tx): Promise<OwnedPhoto[]> {
  return photosOf(await locked(tx).execute());
}

function locked(tx: Tx) {
  return tx
    .updateTable('pets')
    .set((eb) => ({ photo_hash: eb.ref('photo_hash') }))
    .returning(['id as petId', 'photo_hash as hash']);
}

function photosOf(rows: readonly { petId: number; hash: string | null }[]): OwnedPhoto[] {
  return rows.flatMap(({ petId, hash }) => (hash === null ? [] : [{ petId, hash }]));
}
