import type { Migration } from 'kysely/migration';

const RENAMED = [
  ['portal_policies', 'external_policies'],
  ['leftover_pictures', 'orphaned_blobs'],
] as const;

export const tableNames: Migration = {
  async up(db) {
    for (const [from, to] of RENAMED) await db.schema.alterTable(from).renameTo(to).execute();
  },
  async down(db) {
    for (const [from, to] of RENAMED) await db.schema.alterTable(to).renameTo(from).execute();
  },
};
