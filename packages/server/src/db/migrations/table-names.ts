import type { Migration } from 'kysely/migration';

/** Old and new name of a table, in the field's own words. */
const RENAMED = [
  ['portal_policies', 'external_policies'],
  ['leftover_pictures', 'orphaned_blobs'],
] as const;

/** Renames the tables whose names said something only to us. */
export const tableNames: Migration = {
  async up(db) {
    for (const [from, to] of RENAMED) await db.schema.alterTable(from).renameTo(to).execute();
  },
  async down(db) {
    for (const [from, to] of RENAMED) await db.schema.alterTable(to).renameTo(from).execute();
  },
};
