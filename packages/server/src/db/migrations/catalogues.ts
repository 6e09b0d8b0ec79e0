import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables, type AnyDatabase } from './columns.ts';

/** Public catalogues. Their ids are stable. */
export const catalogues: Migration = {
  async up(db) {
    await createPlaces(db);
    await createBreeds(db);
    await createOffers(db);
  },
  async down(db) {
    await dropTables(db, ['config_items', 'payment_mediums', 'plans', 'breeds', 'localities', 'provinces']);
  },
};

async function createPlaces(db: AnyDatabase): Promise<void> {
  const { id } = columnsOf(db);
  await db.schema
    .createTable('provinces')
    .addColumn('id', id, (column) => column.primaryKey())
    .addColumn('nombre', 'text', (column) => column.notNull())
    .addColumn('search_key', 'text', (column) => column.notNull().unique())
    .addColumn('short_search_key', 'text', (column) => column.notNull().unique())
    .execute();
  await db.schema
    .createTable('localities')
    .addColumn('id', id, (column) => column.primaryKey())
    .addColumn('province_id', id, (column) => column.notNull().references('provinces.id'))
    .addColumn('nombre', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('localities_by_province').on('localities').column('province_id').execute();
}

async function createBreeds(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('breeds')
    .addColumn('id', columnsOf(db).id, (column) => column.primaryKey())
    .addColumn('nombre', 'text', (column) => column.notNull())
    .addColumn('animal', 'text', (column) => column.notNull())
    .addUniqueConstraint('breeds_by_animal_and_name', ['animal', 'nombre'])
    .execute();
}

async function createOffers(db: AnyDatabase): Promise<void> {
  const { id } = columnsOf(db);
  await db.schema
    .createTable('plans')
    .addColumn('id', id, (column) => column.primaryKey())
    .addColumn('nombre', 'text', (column) => column.notNull())
    .addColumn('costo', 'integer', (column) => column.notNull())
    .addColumn('suma_asegurada', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('payment_mediums')
    .addColumn('id', id, (column) => column.primaryKey())
    .addColumn('tipo', 'text', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('verifica', 'text', (column) => column.notNull())
    .addColumn('sizes', 'text', (column) => column.notNull())
    .addColumn('bins', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('config_items')
    .addColumn('id', id, (column) => column.primaryKey())
    .addColumn('nombre', 'text', (column) => column.notNull().unique())
    .addColumn('valor', 'text', (column) => column.notNull())
    .execute();
}
