import type { Executor, Tx } from '../db/transaction.ts';

/**
 * Notes files to be deleted, in the transaction that ceases to name them: a crash or a failing store forgets none. A note that is there is
 * taken over, so that a transaction that decides about the file just now cannot drop it; in one order, so that no two wait for each other.
 */
export async function recordOrphanedBlobs(tx: Tx, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  const created_at = now.toISOString();
  await tx
    .insertInto('orphaned_blobs')
    .values([...new Set(keys)].toSorted().map((key) => ({ key, created_at })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ key: eb.ref('excluded.key') })))
    .execute();
}

/**
 * Lets one transaction at a time decide about a file, whichever rows name it: the note of a key is its lock. The note is there
 * afterwards.
 */
export async function lockBlob(tx: Tx, key: string, now: Date): Promise<void> {
  await tx
    .insertInto('orphaned_blobs')
    .values({ key, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .execute();
}

/** Answers whether there was a note. Where there was, nobody else decides about the file until the transaction ends. */
export async function deleteOrphanedBlob(tx: Tx, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('orphaned_blobs')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0;
}

/** The noted keys, the oldest first. */
export async function listOrphanedBlobs(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('orphaned_blobs')
    .select('key')
    .orderBy('created_at')
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}
