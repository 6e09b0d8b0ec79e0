import type { Tx } from '../db/transaction.ts';
import type { BlobStore, Ports } from '../ports.ts';
import { deleteOrphanedBlob, lockBlob, recordOrphanedBlobs } from './orphaned-blobs.ts';

/** A file and the key that the server made for it, from its content wherever two rows may share it. */
export interface NewBlob {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/**
 * Writes a file before the transaction that will name it, so that the database does not wait for the store. It is noted as an
 * orphan first: whatever happens before `keepBlob`, the sweep finds it. Afterwards, in any case, call `clearBlobs`.
 */
export async function storeBlob(
  { db, blobs }: Pick<Ports, 'db' | 'blobs'>,
  { key, bytes, contentType }: NewBlob,
  now: Date,
): Promise<void> {
  await db.transaction().execute((tx) => recordOrphanedBlobs(tx, [key], now));
  await blobs.put(key, bytes, contentType);
}

/**
 * Makes a file stay, in the transaction that names it. As long as its note is there, it is there, too. Somebody who stored or cleared
 * an equal file may have taken the note: then it is written again, now that nobody else decides about the key.
 */
export async function keepBlob(
  tx: Tx,
  blobs: BlobStore,
  { key, bytes, contentType }: NewBlob,
  now: Date,
): Promise<void> {
  if (await deleteOrphanedBlob(tx, key)) return;
  await lockBlob(tx, key, now);
  await blobs.put(key, bytes, contentType);
  await deleteOrphanedBlob(tx, key);
}
