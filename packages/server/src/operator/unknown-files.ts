import { filePrefixes } from '../blobs/blob-areas.ts';
import { clearBlob } from '../blobs/clear-blobs.ts';
import { listOrphanedBlobs } from '../blobs/orphaned-blobs.ts';
import type { Ports } from '../ports.ts';
import { listFileKeys } from './finish-restore.ts';

/** Files stored after the restored backup. A file is recorded before it is stored, so one that is arriving is not listed. */
export async function listUnknownFiles({ db, blobs }: Pick<Ports, 'db' | 'blobs'>): Promise<string[]> {
  const stored: string[] = [];
  // Lists the store before the records, so that files stored in between are not listed.
  for (const prefix of filePrefixes) for await (const key of blobs.list(prefix)) stored.push(key);
  const known = new Set([...(await listOrphanedBlobs(db)), ...(await listFileKeys(db))]);
  return stored.filter((key) => !known.has(key)).toSorted();
}

/** Deletes files listed by `listUnknownFiles`, except those that a record names by now. Throws the store's errors. */
export async function deleteUnknownFiles(
  ports: Pick<Ports, 'db' | 'blobs' | 'clock'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) await clearBlob(ports, key);
}
