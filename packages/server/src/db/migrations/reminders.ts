import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables } from './columns.ts';

/** Sent reminders, disabled kinds, and the day on which each account was last checked. */
export const reminders: Migration = {
  async up(db) {
    const { id, instant } = columnsOf(db);
    await db.schema
      .createTable('reminders')
      .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('moment', 'text', (column) => column.notNull())
      .addColumn('stage', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('accepted_at', instant)
      .addPrimaryKeyConstraint('reminders_once', ['account_id', 'item', 'moment', 'stage'])
      .execute();
    // For deletion by age.
    await db.schema.createIndex('reminders_by_day').on('reminders').column('day').execute();
    await db.schema
      .createTable('reminder_settings')
      .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('enabled', 'integer', (column) => column.notNull())
      .addColumn('lead_days', 'integer')
      .addPrimaryKeyConstraint('reminder_settings_once', ['account_id', 'kind'])
      .execute();
    await db.schema
      .alterTable('accounts')
      .addColumn('reminded_on', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    // Accounts not checked today, in pages.
    await db.schema
      .createIndex('accounts_by_reminded_on')
      .on('accounts')
      .columns(['reminded_on', 'id'])
      .execute();
  },
  async down(db) {
    await db.schema.dropIndex('accounts_by_reminded_on').execute();
    await db.schema.alterTable('accounts').dropColumn('reminded_on').execute();
    await dropTables(db, ['reminder_settings', 'reminders']);
  },
};
