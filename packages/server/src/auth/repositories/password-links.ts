import type { Executor, Tx } from '../../db/transaction.ts';

export async function insertPasswordLink(
  db: Executor,
  accountId: number,
  tokenHash: string,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('password_links')
    .values({
      account_id: accountId,
      token_hash: tokenHash,
      expires_at: expiresAt.toISOString(),
      used_at: null,
    })
    .execute();
}

export async function findOpenLink(
  db: Executor,
  tokenHash: string,
  now: Date,
): Promise<{ email: string } | undefined> {
  return db
    .selectFrom('password_links')
    .innerJoin('accounts', 'accounts.id', 'password_links.account_id')
    .select('accounts.email')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Consumes a link and all others of its account. Returns the account, or undefined if another request was faster. */
export async function consumeLink(tx: Tx, tokenHash: string, now: Date): Promise<number | undefined> {
  const used = await tx
    .updateTable('password_links')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('account_id')
    .executeTakeFirst();
  if (!used) return undefined;
  await tx
    .updateTable('password_links')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', used.account_id)
    .where('used_at', 'is', null)
    .execute();
  return used.account_id;
}

export async function deletePasswordLinksExpiredBefore(db: Executor, instant: Date): Promise<void> {
  await db.deleteFrom('password_links').where('expires_at', '<', instant.toISOString()).execute();
}
