import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables } from './columns.ts';

/** Orphaned photos, until their files are deleted. */
export const leftovers: Migration = {
  async up(db) {
    const { id, instant } = columnsOf(db);
    await db.schema
      .createTable('leftover_pictures')
      .addColumn('pet_id', id, (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('created_at', instant, (column) => column.notNull())
      .addPrimaryKeyConstraint('leftover_pictures_key', ['pet_id', 'hash'])
      .execute();
  },
  async down(db) {
    await dropTables(db, ['leftover_pictures']);
  },
};
