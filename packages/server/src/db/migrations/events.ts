import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables, type AnyDatabase } from './columns.ts';

export const events: Migration = {
  async up(db) {
    await createCatalogues(db);
    await createEvents(db);
  },
  async down(db) {
    await dropTables(db, ['events', 'products', 'vaccines']);
  },
};

async function createCatalogues(db: AnyDatabase): Promise<void> {
  const { id } = columnsOf(db);
  await db.schema
    .createTable('vaccines')
    .addColumn('id', id, (column) => column.primaryKey())
    .addColumn('nombre', 'text', (column) => column.notNull())
    .addColumn('animal', 'text', (column) => column.notNull())
    .addColumn('cubre', 'text', (column) => column.notNull())
    .addColumn('booster_months', 'integer')
    .addColumn('start_weeks', 'integer', (column) => column.notNull())
    .addColumn('essential', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('products')
    .addColumn('id', id, (column) => column.primaryKey())
    .addColumn('nombre', 'text', (column) => column.notNull())
    .addColumn('animal', 'text', (column) => column.notNull())
    .addColumn('tipo', 'text', (column) => column.notNull())
    .addColumn('active_ingredient', 'text')
    .addColumn('interval_days', 'integer', (column) => column.notNull())
    .execute();
}

async function createEvents(db: AnyDatabase): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  await table('events')
    .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('pet_id', id, (column) => column.notNull().references('pets.id').onDelete('cascade'))
    .addColumn('tipo', 'text', (column) => column.notNull())
    .addColumn('moment', 'text', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('vaccine_id', id, (column) => column.references('vaccines.id'))
    .addColumn('product_id', id, (column) => column.references('products.id'))
    .addColumn('follow_up', 'text')
    .addColumn('machos', 'integer')
    .addColumn('hembras', 'integer')
    .addColumn('fallecidos', 'integer')
    .addColumn('vet_info', 'text')
    .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute();
  // For pagination: newest first, then by id.
  for (const owner of ['account', 'pet'])
    await db.schema
      .createIndex(`events_by_${owner}_and_moment`)
      .on('events')
      .columns([`${owner}_id`, 'moment', 'id'])
      .execute();
}
