import type { Executor, Tx } from '../../db/transaction.ts';
import { deleteSubscriptionsOf } from '../../notifications/repositories/subscriptions.ts';

export async function insertSession(tx: Tx, accountId: number, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('sessions')
    .values({ account_id: accountId, created_at: now.toISOString(), revoked_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function isSessionOpen(db: Executor, sessionId: number, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertRefreshToken(
  tx: Tx,
  sessionId: number,
  tokenHash: string,
  expiresAt: Date,
): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({
      session_id: sessionId,
      token_hash: tokenHash,
      expires_at: expiresAt.toISOString(),
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
}

export interface StoredToken {
  readonly tokenId: number;
  readonly sessionId: number;
  readonly accountId: number;
  readonly expiresAt: string;
  readonly usedAt: string | null;
  readonly revokedAt: string | null;
}

export async function findRefreshToken(db: Executor, tokenHash: string): Promise<StoredToken | undefined> {
  return db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select([
      'refresh_tokens.id as tokenId',
      'sessions.id as sessionId',
      'sessions.account_id as accountId',
      'refresh_tokens.expires_at as expiresAt',
      'refresh_tokens.used_at as usedAt',
      'sessions.revoked_at as revokedAt',
    ])
    .where('refresh_tokens.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Keeps the instant of the first use. */
export async function consumeRefreshToken(tx: Tx, tokenId: number, now: Date): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ used_at: now.toISOString() })
    .where('id', '=', tokenId)
    .where('used_at', 'is', null)
    .execute();
}

/** Ends a session and the push messages of its browser (D111). */
export async function revokeSession(tx: Executor, sessionId: number, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
  await deleteSubscriptionsOf(tx, { session: sessionId });
}

export async function revokeSessionsOf(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
  await deleteSubscriptionsOf(tx, { account: accountId });
}

export async function deleteRefreshTokensExpiredBefore(db: Executor, instant: Date): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', instant.toISOString()).execute();
}

/** Drops sessions opened before an instant that have no refresh token left. */
export async function deleteEndedSessionsBefore(db: Executor, instant: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', 'not in', db.selectFrom('refresh_tokens').select('session_id'))
    .where('created_at', '<', instant.toISOString())
    .execute();
}

export async function endEverySession(db: Executor): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
