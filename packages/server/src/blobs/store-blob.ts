import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ports } from '../ports.ts';
import { recordOrphanedBlobs, stopDeletion, takeOrphanedBlob } from './orphaned-blobs.ts';

/** A file and the key that the server made for it, from its content wherever two rows may share it. */
export interface NewBlob {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

type Storing = Pick<Ports, 'db' | 'blobs'>;

/** How often an equal file that others clear at the same time is stored again. */
const ATTEMPTS = 5;
/** Between two looks whether an equal file's deletion has ended, in milliseconds, and how many looks there are. */
const PAUSE = 50;
const LOOKS = 100;

/** Somebody who stored or cleared an equal file has taken the note: the file may be gone. */
class BlobGoneError extends Error {
  override readonly name = 'BlobGoneError';
}

/**
 * Writes a file before the transaction that will name it, in which `work` calls `keepBlob`, so that the database does not wait for the store. It
 * is noted as an orphan first: whatever happens before `keepBlob`, the sweep finds it. Both are done again where an equal file was cleared
 * between. Afterwards, in any case, call `clearBlobs`. Throws 503 while others clear such a file again and again, or a store hangs over it.
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

/** Makes a file stay, in the transaction that names it. As long as its note is there, and nobody deletes it, it is there, too. */
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
