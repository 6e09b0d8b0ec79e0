import type { Executor } from '../../db/transaction.ts';

export async function exportAccount(db: Executor, accountId: number) {
  return db
    .selectFrom('accounts')
    .leftJoin('persons', 'persons.account_id', 'accounts.id')
    .select(['accounts.email', 'accounts.email_key', 'accounts.created_at'])
    .select('persons.created_at as person_created_at')
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
}

export async function exportSessions(db: Executor, accountId: number) {
  return db
    .selectFrom('sessions')
    .leftJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
    .select(['sessions.id', 'sessions.created_at', 'sessions.revoked_at'])
    .select((eb) => eb.fn.max('refresh_tokens.expires_at').as('expires_at'))
    .where('account_id', '=', accountId)
    .groupBy(['sessions.id', 'sessions.created_at', 'sessions.revoked_at'])
    .orderBy('sessions.id')
    .execute();
}

/** Only fingerprints of IPs are kept, so IPs are not exported. */
export async function exportKnownIps(db: Executor, accountId: number) {
  return db
    .selectFrom('known_addresses')
    .select('seen_at')
    .where('account_id', '=', accountId)
    .orderBy('seen_at')
    .execute();
}

export async function exportLinks(db: Executor, accountId: number) {
  const sync = await db
    .selectFrom('sync_links')
    .select(['email_key', 'expires_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  const password = await db
    .selectFrom('password_links')
    .select(['expires_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return { sync, password };
}

/** Mails not sent yet: to the account's email, and those that it requested to another one. */
export async function exportMails(db: Executor, accountId: number, recipient: string) {
  return db
    .selectFrom('outbox')
    .select(['kind', 'created_at'])
    .where((where) =>
      where.or([where('recipient', '=', recipient), where('payload', '=', JSON.stringify({ accountId }))]),
    )
    .orderBy('id')
    .execute();
}

export async function exportStoredReplies(db: Executor, accountId: number) {
  return db
    .selectFrom('idempotency_keys')
    .select(['call_id', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
}
