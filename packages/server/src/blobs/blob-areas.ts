import type { Tx } from '../db/transaction.ts';
import { claimFileArea } from '../claims/repositories/claim-file-area.ts';
import { petPhotoArea } from '../pets/repositories/pet-photo-area.ts';
import type { BlobArea } from './blob-area.ts';

/** Every feature that keeps files, for the sweep, account deletion and the demo's reset. */
const blobAreas: readonly BlobArea[] = [petPhotoArea, claimFileArea];

export const filePrefixes = blobAreas.map(({ prefix }) => prefix);

/** A key outside every area is a programming error. */
export async function isReferenced(tx: Tx, key: string): Promise<boolean> {
  const area = blobAreas.find(({ prefix }) => key.startsWith(prefix));
  if (!area) throw new Error('A blob key without an area');
  return area.isReferenced(tx, key);
}

export async function lockKeysOf(tx: Tx, accountId: number): Promise<string[]> {
  const keys: string[] = [];
  for (const area of blobAreas) keys.push(...(await area.lockKeysOf(tx, accountId)));
  return keys;
}

export async function lockEveryKey(tx: Tx): Promise<string[]> {
  const keys: string[] = [];
  for (const area of blobAreas) keys.push(...(await area.lockEveryKey(tx)));
  return keys;
}
