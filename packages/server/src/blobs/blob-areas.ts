import type { Tx } from '../db/transaction.ts';
import { claimFileArea } from '../claims/repositories/claim-file-area.ts';
import { petPhotoArea } from '../pets/repositories/pet-photo-area.ts';
import type { BlobArea } from './blob-area.ts';

/** Every feature that keeps files. The sweep, the end of an account and the demo's reset know them from here. */
const blobAreas: readonly BlobArea[] = [petPhotoArea, claimFileArea];

/** What the keys of all features' files begin with. */
export const filePrefixes = blobAreas.map(({ prefix }) => prefix);

/** True while a row of the key's area names the file. A key without an area is a programming error. */
export async function isReferenced(tx: Tx, key: string): Promise<boolean> {
  const area = blobAreas.find(({ prefix }) => key.startsWith(prefix));
  if (!area) throw new Error('A blob key without an area');
  return area.isReferenced(tx, key);
}

/** The keys of all files of an account. */
export async function lockKeysOf(tx: Tx, accountId: number): Promise<string[]> {
  const keys: string[] = [];
  for (const area of blobAreas) keys.push(...(await area.lockKeysOf(tx, accountId)));
  return keys;
}

/** The keys of all files that a row names. */
export async function lockEveryKey(tx: Tx): Promise<string[]> {
  const keys: string[] = [];
  for (const area of blobAreas) keys.push(...(await area.lockEveryKey(tx)));
  return keys;
}
