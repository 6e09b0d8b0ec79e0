import { recordOrphanedBlobs } from '../blobs/orphaned-blobs.ts';
import { keepBlob, type NewBlob } from '../blobs/store-blob.ts';
import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { lockPetPhoto, petPhotoKey, setPetPhoto } from './repositories/pet-photos.ts';

interface Owner {
  readonly accountId: number;
  readonly petId: number;
}

interface NewPhoto {
  readonly hash: string;
  readonly blob: NewBlob;
  readonly thumbnail: string;
  readonly now: Date;
}

/** Sets a pet's photo, whose file is already stored. Returns the keys of files that may have lost their last reference. */
export async function replacePhoto(
  tx: Tx,
  { accountId, petId }: Owner,
  { hash, blob, thumbnail, now }: NewPhoto,
): Promise<string[]> {
  const before = await lockPetPhoto(tx, accountId, petId);
  if (!before) throw new ApiError('not_found');
  await keepBlob(tx, blob.key);
  await setPetPhoto(tx, petId, { photo_hash: hash, img_link: thumbnail });
  if (before.photo_hash === null || before.photo_hash === hash) return [];
  const given = [petPhotoKey(petId, before.photo_hash)];
  await recordOrphanedBlobs(tx, given, now);
  return given;
}
