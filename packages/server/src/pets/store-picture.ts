import type { Tx } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import type { BlobStore, Ports } from '../ports.ts';
import { dropLeftovers, listLeftovers, noteLeftovers } from '../repositories/leftover-pictures.ts';
import { lockPetPicture, lockPicture, petPictureKey, setPetPicture } from '../repositories/pet-pictures.ts';

interface Owner {
  readonly accountId: number;
  readonly petId: number;
}

interface NewPicture {
  readonly hash: string;
  readonly full: Uint8Array;
  /** A data URL. */
  readonly thumbnail: string;
  readonly now: Date;
}

type Clearing = Pick<Ports, 'db' | 'blobs' | 'log'>;

/**
 * Gives a pet its picture; the file has been written before, so that files are not written while the database waits. Somebody
 * clearing away an equal old picture may have been quicker: then it is written again, now that the row is locked. Answers
 * the hash of the picture before.
 */
export async function givePicture(
  tx: Tx,
  blobs: BlobStore,
  { accountId, petId }: Owner,
  { hash, full, thumbnail, now }: NewPicture,
): Promise<string | null> {
  const before = await lockPetPicture(tx, accountId, petId);
  if (!before) throw new Refusal('not_found');
  const key = petPictureKey(petId, hash);
  if (!(await blobs.get(key))) await blobs.put(key, full, 'image/jpeg');
  await setPetPicture(tx, petId, { photo_hash: hash, img_link: thumbnail });
  if (before.photo_hash !== null && before.photo_hash !== hash)
    await noteLeftovers(tx, [{ petId, hash: before.photo_hash }], now);
  return before.photo_hash;
}

/**
 * Deletes those of the pictures that are not the pet's picture. It runs after the commit; what a crash or a failing store leaves
 * is noted, and no reason to fail the upload.
 */
export async function clearPictures(
  { db, blobs, log }: Clearing,
  petId: number,
  hashes: readonly string[],
): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      const current = await lockPicture(tx, petId);
      for (const hash of hashes)
        if (hash !== current?.photo_hash) await blobs.delete(petPictureKey(petId, hash));
      await dropLeftovers(tx, petId, hashes);
    });
  } catch (error) {
    log.error('picture.left', { name: error instanceof Error ? error.name : 'unknown' });
  }
}

/** Tries those again that were left. */
export async function clearLeftovers(ports: Clearing): Promise<void> {
  for (const { petId, hash } of await listLeftovers(ports.db)) await clearPictures(ports, petId, [hash]);
}
