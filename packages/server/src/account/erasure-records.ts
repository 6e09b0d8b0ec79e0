import type { BlobStore, Ports } from '../ports.ts';
import { listErasuresToNote, markErasureNoted, type Erasure } from './repositories/erasures.ts';
import { errorName } from '../error-name.ts';

const PREFIX = 'erasures/';

/** Records deletions among the files, for databases restored from a backup. A failure does not fail the deletion; the sweep repeats it. */
export async function recordErasures({
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

export async function erasuresInBlobs(blobs: BlobStore): Promise<Erasure[]> {
  const noted: Erasure[] = [];
  for await (const key of blobs.list(PREFIX)) {
    const [, accountId, erasedAt] = key.split('/').map(Number);
    if (accountId && erasedAt) noted.push({ accountId, erasedAt: new Date(erasedAt) });
  }
  return noted;
}
