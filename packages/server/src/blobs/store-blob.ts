import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ports } from '../ports.ts';
import { recordOrphanedBlobs, stopDeletion, takeOrphanedBlob } from './orphaned-blobs.ts';

/** `key` derives from the content if two rows may share the file. */
export interface NewBlob {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

type Storing = Pick<Ports, 'db' | 'blobs'>;

/** How often an equal file that others delete meanwhile is stored again. */
const ATTEMPTS = 5;
/** Milliseconds between two checks whether the deletion of an equal file has ended, and how many checks there are. */
const PAUSE = 50;
const LOOKS = 100;

class BlobGoneError extends Error {
  override readonly name = 'BlobGoneError';
}

/**
 * Writes a file before the transaction that will name it, in which `work` calls `keepBlob`, so that the database does not wait for the
 * store. Records the file as an orphan first, for the sweep. Repeats both if an equal file was deleted meanwhile. Call `clearBlobs`
 * afterwards in any case. Throws 503 while others keep deleting such a file or a store hangs over it.
 */
export async function withStoredBlob<Result>(
  ports: Storing,
  blob: NewBlob,
  now: Date,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await storeBlob(ports, blob, now);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BlobGoneError)) throw error;
    }
  }
  throw busy();
}

/** Keeps a file, in the transaction that names it. The file exists as long as its record does and nobody deletes it. */
export async function keepBlob(tx: Tx, key: string): Promise<void> {
  if (!(await takeOrphanedBlob(tx, key))) throw new BlobGoneError();
}

async function storeBlob(
  { db, blobs }: Storing,
  { key, bytes, contentType }: NewBlob,
  now: Date,
): Promise<void> {
  const note = async (tx: Tx) => {
    await recordOrphanedBlobs(tx, [key], now);
    return stopDeletion(tx, key, now);
  };
  for (let look = 1; !(await db.transaction().execute(note)); look += 1) {
    if (look === LOOKS) throw busy();
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  await blobs.put(key, bytes, contentType);
}

function busy(): ApiError {
  return new ApiError('unavailable', { headers: { 'Retry-After': '5' } });
}
