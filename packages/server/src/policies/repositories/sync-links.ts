import type { Executor, Tx } from '../../db/transaction.ts';

/** Creates a link that associates the pending policies of an email with an account. */
export async function insertSyncLink(
  db: Executor,
  { accountId, emailKey }: { accountId: number; emailKey: string },
  tokenHash: string,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('sync_links')
    .values({
      account_id: accountId,
      email_key: emailKey,
      token_hash: tokenHash,
      expires_at: expiresAt.toISOString(),
      used_at: null,
    })
    .execute();
}

export interface SyncLink {
  readonly emailKey: string;
  readonly accountEmail: string;
  readonly expiresAt: string;
  readonly usedAt: string | null;
}

export async function findSyncLink(db: Executor, tokenHash: string): Promise<SyncLink | undefined> {
  return db
    .selectFrom('sync_links')
    .innerJoin('accounts', 'accounts.id', 'sync_links.account_id')
    .select(['sync_links.email_key as emailKey', 'accounts.email as accountEmail'])
    .select(['sync_links.expires_at as expiresAt', 'sync_links.used_at as usedAt'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Consumes a link. Undefined if it is used or expired. */
export async function consumeSyncLink(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<{ accountId: number; emailKey: string } | undefined> {
  return tx
    .updateTable('sync_links')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['account_id as accountId', 'email_key as emailKey'])
    .executeTakeFirst();
}

export async function deleteSyncLinksExpiredBefore(db: Executor, instant: Date): Promise<void> {
  await db.deleteFrom('sync_links').where('expires_at', '<', instant.toISOString()).execute();
}
