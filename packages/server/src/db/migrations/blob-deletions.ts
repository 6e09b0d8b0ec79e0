import type { Migration } from 'kysely/migration';
import { columnsOf } from './columns.ts';

export const blobDeletions: Migration = {
  async up(db) {
    const { instant } = columnsOf(db);
    await db.schema.alterTable('orphaned_blobs').addColumn('deleting_until', instant).execute();
  },
  async down(db) {
    await db.schema.alterTable('orphaned_blobs').dropColumn('deleting_until').execute();
  },
};
