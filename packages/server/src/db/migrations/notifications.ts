import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables } from './columns.ts';

export const notifications: Migration = {
  async up(db) {
    const { table, id, instant } = columnsOf(db);
    await table('notifications')
      .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('fact', 'text', (column) => column.notNull())
      .addColumn('claim_id', id, (column) => column.references('claims.id').onDelete('cascade'))
      .addColumn('day', 'text')
      .addColumn('count', 'integer')
      .addColumn('created_at', instant, (column) => column.notNull())
      .addColumn('read_at', instant)
      .execute();
    await db.schema
      .createIndex('notifications_by_account')
      .on('notifications')
      .columns(['account_id', 'id'])
      .execute();
    // For deletion by age and with a claim.
    for (const column of ['created_at', 'claim_id'])
      await db.schema.createIndex(`notifications_by_${column}`).on('notifications').column(column).execute();
    await db.schema
      .createTable('notification_settings')
      .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('enabled', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('notification_settings_once', ['account_id', 'kind'])
      .execute();
    await table('push_subscriptions')
      .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('session_id', id, (column) => column.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('endpoint_hash', 'text', (column) => column.notNull().unique())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('subscription', 'text', (column) => column.notNull())
      .addColumn('mark', 'text', (column) => column.notNull())
      .addColumn('created_at', instant, (column) => column.notNull())
      .execute();
    for (const column of ['account_id', 'session_id'])
      await db.schema
        .createIndex(`push_subscriptions_by_${column}`)
        .on('push_subscriptions')
        .column(column)
        .execute();
    await table('pushes')
      .addColumn('subscription_id', id, (column) =>
        column.notNull().references('push_subscriptions.id').onDelete('cascade'),
      )
      .addColumn('notification_id', id, (column) =>
        column.notNull().references('notifications.id').onDelete('cascade'),
      )
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', instant, (column) => column.notNull())
      .addColumn('expires_at', instant, (column) => column.notNull())
      .execute();
    for (const column of ['due_at', 'subscription_id', 'notification_id'])
      await db.schema.createIndex(`pushes_by_${column}`).on('pushes').column(column).execute();
  },
  async down(db) {
    await dropTables(db, ['pushes', 'push_subscriptions', 'notification_settings', 'notifications']);
  },
};
