import type { Migration } from 'kysely/migration';
import { columnsOf } from './columns.ts';

/** Until when a file's deletion is under way, outside of any transaction. */
export const blobDeletions: Migration = {
  async up(db) {
    const { instant } = columnsOf(db);
    await db.schema.alterTable('orphaned_blobs').addColumn('deleting_until', instant).execute();
  },
  async down(db) {
    await db.schema.alterTable('orphaned_blobs').dropColumn('deleting_until').execute();
  },
};
