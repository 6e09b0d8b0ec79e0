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

/** Drops a note, whatever it says. */
export async function deleteOrphanedBlob(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('orphaned_blobs').where('key', '=', key).execute();
}

/** Drops the note of a file that a row is about to name. False where there is none, or where the file is being deleted: it may be gone. */
export async function takeOrphanedBlob(tx: Tx, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('orphaned_blobs')
    .where('key', '=', key)
    .where('deleting_until', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0;
}

/** Takes the deletion of a noted file until an instant. False while another process has it. */
export async function beginDeletion(
  tx: Tx,
  key: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  return setDeletion(tx, key, now, until.toISOString());
}

/** Takes a noted file for who is about to store it again. False while it is being deleted. */
export async function stopDeletion(tx: Tx, key: string, now: Date): Promise<boolean> {
  return setDeletion(tx, key, now, null);
}

async function setDeletion(tx: Tx, key: string, now: Date, deleting_until: string | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orphaned_blobs')
    .set({ deleting_until })
    .where('key', '=', key)
    .where((where) =>
      where.or([where('deleting_until', 'is', null), where('deleting_until', '<=', now.toISOString())]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}

/** Drops the note of a file that was deleted, unless the deletion has become somebody else's. */
export async function endDeletion(db: Executor, key: string, until: string): Promise<void> {
  await db.deleteFrom('orphaned_blobs').where('key', '=', key).where('deleting_until', '=', until).execute();
}

/** Leaves a file that could not be deleted to the sweep. */
export async function releaseDeletion(db: Executor, key: string, until: string): Promise<void> {
  await db
    .updateTable('orphaned_blobs')
    .set({ deleting_until: null })
    .where('key', '=', key)
    .where('deleting_until', '=', until)
    .execute();
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
