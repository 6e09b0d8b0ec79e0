import type { Executor, Tx } from '../db/transaction.ts';

/**
 * Records files for deletion, in the transaction that drops their reference, so that a crash or a failing store forgets none. Takes over
 * an existing record, which a concurrent transaction then cannot drop; in one order, to avoid deadlocks.
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

/** Serializes decisions about a file, whichever rows name it: the record of a key is its lock. The record exists afterwards. */
export async function lockBlob(tx: Tx, key: string, now: Date): Promise<void> {
  await tx
    .insertInto('orphaned_blobs')
    .values({ key, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .execute();
}

export async function deleteOrphanedBlob(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('orphaned_blobs').where('key', '=', key).execute();
}

/** Drops the record of a file that a row is about to name. False if there is none, or if the file is being deleted. */
export async function takeOrphanedBlob(tx: Tx, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('orphaned_blobs')
    .where('key', '=', key)
    .where('deleting_until', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0;
}

/** Reserves the deletion of a recorded file until an instant. False while another process has it. */
export async function beginDeletion(
  tx: Tx,
  key: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  return setDeletion(tx, key, now, until.toISOString());
}

/** Reserves a recorded file that is about to be stored again. False while it is being deleted. */
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

export async function endDeletion(db: Executor, key: string, until: string): Promise<void> {
  await db.deleteFrom('orphaned_blobs').where('key', '=', key).where('deleting_until', '=', until).execute();
}

export async function releaseDeletion(db: Executor, key: string, until: string): Promise<void> {
  await db
    .updateTable('orphaned_blobs')
    .set({ deleting_until: null })
    .where('key', '=', key)
    .where('deleting_until', '=', until)
    .execute();
}

export async function listOrphanedBlobs(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('orphaned_blobs')
    .select('key')
    .orderBy('created_at')
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}
