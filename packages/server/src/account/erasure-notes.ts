import type { BlobStore, Ports } from '../ports.ts';
import { listErasuresToNote, markErasureNoted, type Erasure } from './repositories/erasures.ts';
import { errorName } from '../error-name.ts';

const PREFIX = 'erasures/';

/**
 * Notes among the files which accounts were deleted: a database that is lost, and replaced by a backup, knows it from there. A store that fails
 * is no reason to refuse a deletion; the sweep notes what is left.
 */
export async function noteErasures({
  db,
  blobs,
  clock,
  log,
}: Pick<Ports, 'db' | 'blobs' | 'clock' | 'log'>): Promise<void> {
  try {
    for (const erasure of await listErasuresToNote(db)) {
      const { accountId, erasedAt } = erasure;
      const content = new TextEncoder().encode(erasedAt.toISOString());
      await blobs.put(`${PREFIX}${accountId}/${erasedAt.getTime()}`, content, 'text/plain');
      await markErasureNoted(db, erasure, clock.now());
    }
  } catch (error) {
    log.error('erasure.not-noted', { name: errorName(error) });
  }
}

/** The notes of a store. */
export async function notedErasures(blobs: BlobStore): Promise<Erasure[]> {
  const noted: Erasure[] = [];
  for await (const key of blobs.list(PREFIX)) {
    const [, accountId, erasedAt] = key.split('/').map(Number);
    if (accountId && erasedAt) noted.push({ accountId, erasedAt: new Date(erasedAt) });
  }
  return noted;
}
