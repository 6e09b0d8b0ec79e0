import type { Migration } from 'kysely/migration';
import { columnsOf } from './columns.ts';

export const vetPage: Migration = {
  async up(db) {
    // No foreign key: SQLite could not drop the column again, and symptoms are deleted with their claim anyway.
    await db.schema.alterTable('claim_symptoms').addColumn('vet_form_id', columnsOf(db).id).execute();
    await db.schema
      .alterTable('vet_forms')
      .addColumn('from_owner_network', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
  async down(db) {
    await db.schema.alterTable('vet_forms').dropColumn('from_owner_network').execute();
    await db.schema.alterTable('claim_symptoms').dropColumn('vet_form_id').execute();
  },
};
