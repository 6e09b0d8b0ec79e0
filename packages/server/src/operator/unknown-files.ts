import { filePrefixes } from '../blobs/blob-areas.ts';
import { clearBlob } from '../blobs/clear-blobs.ts';
import { listOrphanedBlobs } from '../blobs/orphaned-blobs.ts';
import type { Ports } from '../ports.ts';
import { listFileKeys } from './finish-restore.ts';

/**
 * The keys of files that no record names or is about to delete: of those that came after the backup that was brought back. A file is noted
 * before it is stored, so one that is just arriving is not among them.
 */
export async function listUnknownFiles({ db, blobs }: Pick<Ports, 'db' | 'blobs'>): Promise<string[]> {
  const stored: string[] = [];
  // The store before the records: what comes between is not asked for.
  for (const prefix of filePrefixes) for await (const key of blobs.list(prefix)) stored.push(key);
  const known = new Set([...(await listOrphanedBlobs(db)), ...(await listFileKeys(db))]);
  return stored.filter((key) => !known.has(key)).toSorted();
}

/** Deletes files that `listUnknownFiles` answered, but for those that a record names by now. Throws what the store throws. */
export async function deleteUnknownFiles(
  ports: Pick<Ports, 'db' | 'blobs' | 'clock'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) await clearBlob(ports, key);
}
