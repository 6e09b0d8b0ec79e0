import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables } from './columns.ts';

/** `kinds` and `pet_ids` are JSON arrays; null `pet_ids`: every pet. */
export const calendarFeeds: Migration = {
  async up(db) {
    const { id, instant } = columnsOf(db);
    await db.schema
      .createTable('calendar_feeds')
      .addColumn('account_id', id, (column) =>
        column.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('sealed_secret', 'text', (column) => column.notNull())
      .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
      .addColumn('kinds', 'text', (column) => column.notNull())
      .addColumn('pet_ids', 'text')
      .addColumn('read_at', instant)
      .execute();
  },
  async down(db) {
    await dropTables(db, ['calendar_feeds']);
  },
};
