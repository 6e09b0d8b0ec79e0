import type { Tx } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import type { BlobStore, Ports } from '../ports.ts';
import { lockPetPicture, petPictureKey, setPetPicture } from '../repositories/pet-pictures.ts';

interface Owner {
  readonly accountId: number;
  readonly petId: number;
}

interface NewPicture {
  readonly hash: string;
  readonly full: Uint8Array;
  /** A data URL. */
  readonly thumbnail: string;
}

/**
 * Gives a pet its picture; the file has been written before, so that files are not written while the database waits. Somebody
 * clearing away an equal old picture may have been quicker: then it is written again, now that the row is locked. Answers
 * the hash of the picture before.
 */
export async function givePicture(
  tx: Tx,
  blobs: BlobStore,
  { accountId, petId }: Owner,
  { hash, full, thumbnail }: NewPicture,
): Promise<string | null> {
  const before = await lockPetPicture(tx, accountId, petId);
  if (!before) throw new Refusal('not_found');
  const key = petPictureKey(petId, hash);
  if (!(await blobs.get(key))) await blobs.put(key, full, 'image/jpeg');
  await setPetPicture(tx, petId, { photo_hash: hash, img_link: thumbnail });
  return before.photo_hash;
}

/**
 * Deletes those of the pictures that are not the pet's picture. It runs after the commit: a crash before it leaves a file too
 * many, and so does a store that fails now, which is no reason to fail the upload.
 */
export async function clearPictures(
  { db, blobs, log }: Pick<Ports, 'db' | 'blobs' | 'log'>,
  { accountId, petId }: Owner,
  hashes: readonly string[],
): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      const current = await lockPetPicture(tx, accountId, petId);
      for (const hash of hashes)
        if (hash !== current?.photo_hash) await blobs.delete(petPictureKey(petId, hash));
    });
  } catch (error) {
    log.error('picture.left', { name: error instanceof Error ? error.name : 'unknown' });
  }
}
