import type { Ports } from '../ports.ts';
import { isReferenced } from './blob-areas.ts';
import { deleteOrphanedBlob, listOrphanedBlobs, lockBlob } from './orphaned-blobs.ts';
import { errorName } from '../error-name.ts';

type Clearing = Pick<Ports, 'db' | 'blobs' | 'clock' | 'log'>;

/**
 * Deletes those of the files that no row names. It runs after the commit; what a crash or a failing store leaves is noted, and
 * no reason to fail the upload.
 */
export async function clearBlobs(ports: Clearing, keys: readonly string[]): Promise<void> {
  for (const key of new Set(keys)) await clearBlob(ports, key);
}

/** Tries those again that were left. */
export async function clearOrphanedBlobs(ports: Clearing): Promise<void> {
  await clearBlobs(ports, await listOrphanedBlobs(ports.db));
}

async function clearBlob({ db, blobs, clock, log }: Clearing, key: string): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      await lockBlob(tx, key, clock.now());
      if (!(await isReferenced(tx, key))) await blobs.delete(key);
      await deleteOrphanedBlob(tx, key);
    });
  } catch (error) {
    log.error('blob.left', { name: errorName(error) });
  }
}
