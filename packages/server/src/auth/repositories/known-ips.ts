import type { Executor } from '../../db/transaction.ts';

/** `hashes` are the fingerprints by all keys. */
export async function isKnownIp(
  db: Executor,
  accountId: number,
  hashes: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('known_addresses')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('address_hash', 'in', hashes)
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberIp(db: Executor, accountId: number, ipHash: string, now: Date): Promise<void> {
  const seen_at = now.toISOString();
  await db
    .insertInto('known_addresses')
    .values({ account_id: accountId, address_hash: ipHash, seen_at })
    .onConflict((conflict) => conflict.columns(['account_id', 'address_hash']).doUpdateSet({ seen_at }))
    .execute();
}

export async function deleteIpsSeenBefore(db: Executor, instant: Date): Promise<void> {
  await db.deleteFrom('known_addresses').where('seen_at', '<', instant.toISOString()).execute();
}
