import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { BlobStore, Ports } from '../ports.ts';
import {
  deleteOrphanedBlobs,
  listOrphanedBlobs,
  recordOrphanedBlobs,
} from './repositories/orphaned-blobs.ts';
import { lockPetPhoto, lockPhoto, petPhotoKey, setPetPhoto } from './repositories/pet-photos.ts';

interface Owner {
  readonly accountId: number;
  readonly petId: number;
}

interface NewPhoto {
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
export async function givePhoto(
  tx: Tx,
  blobs: BlobStore,
  { accountId, petId }: Owner,
  { hash, full, thumbnail, now }: NewPhoto,
): Promise<string | null> {
  const before = await lockPetPhoto(tx, accountId, petId);
  if (!before) throw new ApiError('not_found');
  const key = petPhotoKey(petId, hash);
  if (!(await blobs.get(key))) await blobs.put(key, full, 'image/jpeg');
  await setPetPhoto(tx, petId, { photo_hash: hash, img_link: thumbnail });
  if (before.photo_hash !== null && before.photo_hash !== hash)
    await recordOrphanedBlobs(tx, [{ petId, hash: before.photo_hash }], now);
  return before.photo_hash;
}

/**
 * Deletes those of the pictures that are not the pet's picture. It runs after the commit; what a crash or a failing store leaves
 * is noted, and no reason to fail the upload.
 */
export async function clearPhotos(
  { db, blobs, log }: Clearing,
  petId: number,
  hashes: readonly string[],
): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      const current = await lockPhoto(tx, petId);
      for (const hash of hashes)
        if (hash !== current?.photo_hash) await blobs.delete(petPhotoKey(petId, hash));
      await deleteOrphanedBlobs(tx, petId, hashes);
    });
  } catch (error) {
    log.error('picture.left', { name: error instanceof Error ? error.name : 'unknown' });
  }
}

/** Tries those again that were left. */
export async function clearOrphanedBlobs(ports: Clearing): Promise<void> {
  for (const { petId, hash } of await listOrphanedBlobs(ports.db)) await clearPhotos(ports, petId, [hash]);
}
