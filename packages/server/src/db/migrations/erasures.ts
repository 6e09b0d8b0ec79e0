import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables } from './columns.ts';

export const erasures: Migration = {
  async up(db) {
    const { id, instant } = columnsOf(db);
    await db.schema
      .createTable('erasures')
      .addColumn('account_id', id, (column) => column.notNull())
      .addColumn('erased_at', instant, (column) => column.notNull())
      .addColumn('noted_at', instant)
      .addPrimaryKeyConstraint('erasures_key', ['account_id', 'erased_at'])
      .execute();
  },
  async down(db) {
    await dropTables(db, ['erasures']);
  },
};
