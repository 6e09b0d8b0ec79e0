import type { Tx } from '../db/transaction.ts';
import { errorName } from '../error-name.ts';
import type { Ports } from '../ports.ts';
import { isReferenced } from './blob-areas.ts';
import {
  beginDeletion,
  deleteOrphanedBlob,
  endDeletion,
  listOrphanedBlobs,
  lockBlob,
  releaseDeletion,
} from './orphaned-blobs.ts';

type Clearing = Pick<Ports, 'db' | 'blobs' | 'clock' | 'log'>;

/** Longer than any store takes; then another process may try. */
const LONGEST_DELETION = 2 * 60_000;

/** Deletes the files that no row names. Runs after the commit; what a crash or a failing store leaves is recorded. */
export async function clearBlobs(ports: Clearing, keys: readonly string[]): Promise<void> {
  for (const key of new Set(keys)) {
    try {
      await clearBlob(ports, key);
    } catch (error) {
      ports.log.error('blob.left', { name: errorName(error) });
    }
  }
}

export async function clearOrphanedBlobs(ports: Clearing): Promise<void> {
  await clearBlobs(ports, await listOrphanedBlobs(ports.db));
}

/** Deletes a file unless a row names it. Asks the store between two transactions: only a request that stores an equal file waits. */
export async function clearBlob({ db, blobs, clock }: Omit<Clearing, 'log'>, key: string): Promise<void> {
  const now = clock.now();
  const until = await db.transaction().execute((tx) => decide(tx, key, now));
  if (until === null) return;
  try {
    await blobs.delete(key);
  } catch (error) {
    await releaseDeletion(db, key, until);
    throw error;
  }
  await endDeletion(db, key, until);
}

/** Until when the deletion is ours; null if a row names the file or another process is deleting it. */
async function decide(tx: Tx, key: string, now: Date): Promise<string | null> {
  await lockBlob(tx, key, now);
  if (await isReferenced(tx, key)) {
    await deleteOrphanedBlob(tx, key);
    return null;
  }
  const until = new Date(now.getTime() + LONGEST_DELETION);
  return (await beginDeletion(tx, key, { now, until })) ? until.toISOString() : null;
}
