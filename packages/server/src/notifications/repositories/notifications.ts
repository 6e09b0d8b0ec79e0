import type { Insertable } from 'kysely';
import type { NotificationsTable } from '../../db/schema/notifications.ts';
import type { Executor, Tx } from '../../db/transaction.ts';

const KEPT = 200;

/** Adds a line to the inbox and drops the oldest beyond the limit. */
export async function insertNotification(tx: Tx, row: Insertable<NotificationsTable>): Promise<number> {
  const { id } = await tx.insertInto('notifications').values(row).returning('id').executeTakeFirstOrThrow();
  await tx
    .deleteFrom('notifications')
    .where('account_id', '=', row.account_id)
    .where('id', '<=', (eb) =>
      eb
        .selectFrom('notifications')
        .select('id')
        .where('account_id', '=', row.account_id)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(KEPT),
    )
    .execute();
  return id;
}

interface Page {
  /** An id: only older ones. */
  readonly before?: number | undefined;
  readonly limit?: number;
}

/** Newest first, with the current name of the claim's pet. */
export async function listNotifications(db: Executor, accountId: number, { before, limit = KEPT }: Page) {
  return db
    .selectFrom('notifications')
    .leftJoin('claims', 'claims.id', 'notifications.claim_id')
    .leftJoin('pets', 'pets.id', 'claims.pet_id')
    .select(['notifications.id', 'kind', 'fact', 'claim_id', 'count'])
    .select(['notifications.created_at', 'read_at', 'pets.nombre as pet'])
    .where('notifications.account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('notifications.id', '<', before ?? 0))
    .orderBy('notifications.id', 'desc')
    .limit(limit)
    .execute();
}

export async function countUnread(db: Executor, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Keeps the moment of earlier reads. */
export async function markRead(tx: Tx, accountId: number, upTo: number, now: Date): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '<=', upTo)
    .where('read_at', 'is', null)
    .execute();
}

export async function deleteNotificationsBefore(db: Executor, instant: Date): Promise<void> {
  await db.deleteFrom('notifications').where('created_at', '<', instant.toISOString()).execute();
}
