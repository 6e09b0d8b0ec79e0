import type { Migration } from 'kysely/migration';

/** Foreign-key columns of each table, for cascades, account deletion and the export. */
const COLUMNS = [
  ['change_requests', 'pet_id'],
  ['erasures', 'noted_at'],
  ['external_policies', 'account_id'],
  ['indications', 'requested_by'],
  ['legal_requests', 'email'],
  ['policies', 'payment_method_id'],
  ['sync_links', 'account_id'],
  ['vet_forms', 'vet_id'],
] as const;

/** Without these indexes the deletion of one account scans whole tables. */
export const indexes: Migration = {
  async up(db) {
    for (const [table, column] of COLUMNS)
      await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  },
  async down(db) {
    for (const [table, column] of COLUMNS) await db.schema.dropIndex(`${table}_by_${column}`).execute();
  },
};
