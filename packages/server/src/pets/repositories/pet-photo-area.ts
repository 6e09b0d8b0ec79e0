import type { BlobArea } from '../../blobs/blob-area.ts';
import type { Tx } from '../../db/transaction.ts';
import { petPhotoKey } from './pet-photos.ts';

const KEY = /^pets\/(\d+)\/([0-9a-f]{64})$/;

/** The photos of pets. Locks pets, so that a photo that is being set is included, and a later one finds its pet gone. */
export const petPhotoArea: BlobArea = {
  prefix: 'pets/',
  async isReferenced(tx, key) {
    const [, id, hash = ''] = KEY.exec(key) ?? [];
    const pet = await tx
      .selectFrom('pets')
      .select('id')
      .where('id', '=', Number(id))
      .where('photo_hash', '=', hash)
      .executeTakeFirst();
    return pet !== undefined;
  },
  async lockKeysOf(tx, accountId) {
    return keysOf(await lockedPets(tx).where('account_id', '=', accountId).execute());
  },
  async lockEveryKey(tx) {
    return keysOf(await lockedPets(tx).execute());
  },
};

function lockedPets(tx: Tx) {
  return tx
    .updateTable('pets')
    .set((eb) => ({ photo_hash: eb.ref('photo_hash') }))
    .returning(['id', 'photo_hash']);
}

function keysOf(pets: readonly { id: number; photo_hash: string | null }[]): string[] {
  return pets.flatMap(({ id, photo_hash }) => (photo_hash === null ? [] : [petPhotoKey(id, photo_hash)]));
}
