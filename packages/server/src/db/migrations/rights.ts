import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables, type AnyDatabase } from './columns.ts';

export const rights: Migration = {
  async up(db) {
    await db.schema.alterTable('pets').addColumn('photo_hash', 'text').execute();
    await db.schema.alterTable('change_requests').addColumn('seen_at', columnsOf(db).instant).execute();
    await weighOncePerDay(db);
    await createLegalRequests(db);
    await createRetainedPolicies(db);
  },
  async down(db) {
    await dropTables(db, ['retained_policies', 'legal_requests']);
    await db.schema.dropIndex('weight_entries_once_a_day').execute();
    await db.schema.alterTable('change_requests').dropColumn('seen_at').execute();
    await db.schema.alterTable('pets').dropColumn('photo_hash').execute();
  },
};

/** Keeps the last one of a day. */
async function weighOncePerDay(db: AnyDatabase): Promise<void> {
  await sql`delete from weight_entries where id not in
    (select max(id) from weight_entries group by pet_id, fecha_pesaje)`.execute(db);
  await db.schema
    .createIndex('weight_entries_once_a_day')
    .unique()
    .on('weight_entries')
    .columns(['pet_id', 'fecha_pesaje'])
    .execute();
}

async function createLegalRequests(db: AnyDatabase): Promise<void> {
  const { table, instant } = columnsOf(db);
  await table('legal_requests')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('nombre', 'text', (column) => column.notNull())
    .addColumn('dni', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('policy_number', 'text')
    .addColumn('reason', 'text')
    .addColumn('estado', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('resolved_at', instant)
    .execute();
}

async function createRetainedPolicies(db: AnyDatabase): Promise<void> {
  const { table, instant } = columnsOf(db);
  await table('retained_policies')
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('pet_name', 'text', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('dni', 'text', (column) => column.notNull())
    .addColumn('start_day', 'text', (column) => column.notNull())
    .addColumn('end_day', 'text', (column) => column.notNull())
    .addColumn('keep_until', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
}
