import type { ExpressionBuilder, Insertable } from 'kysely';
import { isSqlite } from '../../db/dialect.ts';
import type { Database } from '../../db/schema.ts';
import type { PushSubscriptionsTable } from '../../db/schema/notifications.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

export async function findSubscription(db: Executor, endpointHash: string) {
  return db
    .selectFrom('push_subscriptions')
    .select(['id', 'session_id', 'subscription', 'mark'])
    .where('endpoint_hash', '=', endpointHash)
    .executeTakeFirst();
}

/** Assigns an endpoint to a session and drops the earlier owner's messages. Of two sessions at once the second keeps it. */
export async function replaceSubscription(tx: Tx, row: Insertable<PushSubscriptionsTable>): Promise<number> {
  await tx.deleteFrom('push_subscriptions').where('endpoint_hash', '=', row.endpoint_hash).execute();
  const { id } = await tx
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteOldestSubscriptions(tx: Tx, accountId: number, kept: number): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .where('id', '<=', (eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(kept),
    )
    .execute();
}

/** Tells whether a joined session can still be used: not ended, with a valid refresh token. */
export function isSessionLive(eb: ExpressionBuilder<Database, 'sessions'>, now: Date) {
  return eb.and([
    eb('sessions.revoked_at', 'is', null),
    eb.exists(
      eb
        .selectFrom('refresh_tokens')
        .select('refresh_tokens.id')
        .whereRef('refresh_tokens.session_id', '=', 'sessions.id')
        .where('refresh_tokens.expires_at', '>', now.toISOString()),
    ),
  ]);
}

/** The browsers of an account's live sessions, which are kept until the transaction ends because messages reference them. */
export async function listLiveSubscriptions(tx: Tx, accountId: number, now: Date): Promise<number[]> {
  const query = tx
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select('push_subscriptions.id')
    .where('push_subscriptions.account_id', '=', accountId)
    .where((eb) => isSessionLive(eb, now))
    .orderBy('push_subscriptions.id');
  const rows = await (isSqlite(tx) ? query : query.forKeyShare('push_subscriptions')).execute();
  return rows.map(({ id }) => id);
}

export async function deleteSubscription(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export async function deleteSubscriptionTo(
  db: Executor,
  accountId: number,
  endpointHash: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .where('endpoint_hash', '=', endpointHash)
    .execute();
}

export async function deleteSubscriptionsOf(
  db: Executor,
  ended: { readonly session: number } | { readonly account: number },
): Promise<void> {
  const query = db.deleteFrom('push_subscriptions');
  await (
    'session' in ended
      ? query.where('session_id', '=', ended.session)
      : query.where('account_id', '=', ended.account)
  ).execute();
}
