import type { Selectable } from 'kysely';
import type { PushesTable } from '../../db/schema/notifications.ts';
import type { Executor, Tx } from '../../db/transaction.ts';
import { isSessionLive } from './subscriptions.ts';

export type PushRow = Pick<Selectable<PushesTable>, 'id' | 'attempts' | 'expires_at' | 'topic'>;

interface NewPush {
  readonly notification_id: number;
  readonly topic: string;
  readonly now: Date;
  readonly until: Date;
}

/** Adds a message per browser. Replaces an untried one of the same topic, which would be outdated. */
export async function insertPushes(
  tx: Tx,
  subscriptions: readonly number[],
  { notification_id, topic, now, until }: NewPush,
): Promise<void> {
  if (subscriptions.length === 0) return;
  await tx
    .deleteFrom('pushes')
    .where('subscription_id', 'in', subscriptions)
    .where('topic', '=', topic)
    .where('attempts', '=', 0)
    .execute();
  const due_at = now.toISOString();
  const expires_at = until.toISOString();
  await tx
    .insertInto('pushes')
    .values(
      subscriptions.map((subscription_id) => ({
        subscription_id,
        notification_id,
        topic,
        attempts: 0,
        due_at,
        expires_at,
      })),
    )
    .execute();
}

export async function duePushes(db: Executor, now: Date, count: number): Promise<PushRow[]> {
  return db
    .selectFrom('pushes')
    .select(['id', 'attempts', 'expires_at', 'topic'])
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('id')
    .limit(count)
    .execute();
}

export async function countUntriedPushes(db: Executor, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('pushes')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('due_at', '<=', now.toISOString())
    .where('attempts', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A message and its browser; undefined once the session or its refresh tokens have ended, or the person has read it in the inbox. */
export async function findDelivery(db: Executor, id: number, now: Date) {
  return db
    .selectFrom('pushes')
    .innerJoin('notifications', 'notifications.id', 'pushes.notification_id')
    .innerJoin('push_subscriptions', (join) =>
      join
        .onRef('push_subscriptions.id', '=', 'pushes.subscription_id')
        .onRef('push_subscriptions.account_id', '=', 'notifications.account_id'),
    )
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select(['push_subscriptions.id as subscriptionId', 'push_subscriptions.subscription'])
    .select(['push_subscriptions.service', 'push_subscriptions.mark'])
    .select(['notifications.id', 'notifications.account_id', 'kind', 'fact', 'claim_id', 'day', 'count'])
    .where('pushes.id', '=', id)
    .where('notifications.read_at', 'is', null)
    .where((eb) => isSessionLive(eb, now))
    .executeTakeFirst();
}

/** Delays all messages of a push service without counting an attempt. */
export async function restService(db: Executor, service: string, now: Date, until: Date): Promise<void> {
  await db
    .updateTable('pushes')
    .set({ due_at: until.toISOString() })
    .where('due_at', '<=', now.toISOString())
    .where('subscription_id', 'in', (eb) =>
      eb.selectFrom('push_subscriptions').select('id').where('service', '=', service),
    )
    .execute();
}
