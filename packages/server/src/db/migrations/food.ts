import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables, type AnyDatabase } from './columns.ts';

export const food: Migration = {
  async up(db) {
    await createCatalogue(db);
    await createBags(db);
    await createBagPets(db);
    await createCorrections(db);
  },
  async down(db) {
    await dropTables(db, ['food_corrections', 'food_bag_pets', 'food_bags', 'foods']);
  },
};

async function createCatalogue(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('foods')
    .addColumn('id', columnsOf(db).id, (column) => column.primaryKey())
    .addColumn('nombre', 'text', (column) => column.notNull())
    .addColumn('marca', 'text', (column) => column.notNull())
    .addColumn('presentaciones', 'text', (column) => column.notNull())
    .addColumn('animal', 'text', (column) => column.notNull())
    .execute();
}

/** Weights are whole grams, so that sums are exact. */
async function createBags(db: AnyDatabase): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  await table('food_bags')
    .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('food_id', id, (column) => column.notNull().references('foods.id'))
    .addColumn('grams', 'integer', (column) => column.notNull())
    .addColumn('carried_grams', 'integer', (column) => column.notNull())
    .addColumn('bought_on', 'text', (column) => column.notNull())
    .addColumn('duracion', 'integer', (column) => column.notNull())
    .addColumn('shop_name', 'text', (column) => column.notNull())
    .addColumn('shop_phone', 'text', (column) => column.notNull())
    .addColumn('purchase_mode', 'text', (column) => column.notNull())
    .addColumn('precio', 'integer')
    .addColumn('ended_on', 'text')
    .addColumn('grams_at_end', 'integer')
    .addColumn('end_observed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('moved_at', instant, (column) => column.notNull())
    .execute();
  // The list of an account, newest purchase first.
  await db.schema
    .createIndex('food_bags_by_account_and_purchase')
    .on('food_bags')
    .columns(['account_id', 'bought_on', 'id'])
    .execute();
}

async function createBagPets(db: AnyDatabase): Promise<void> {
  const { id } = columnsOf(db);
  await db.schema
    .createTable('food_bag_pets')
    .addColumn('bag_id', id, (column) => column.notNull().references('food_bags.id').onDelete('cascade'))
    .addColumn('pet_id', id, (column) => column.notNull().references('pets.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('food_bag_pets_once', ['bag_id', 'pet_id'])
    .execute();
  await db.schema.createIndex('food_bag_pets_by_pet').on('food_bag_pets').column('pet_id').execute();
}

/** One per day: the last one counts. */
async function createCorrections(db: AnyDatabase): Promise<void> {
  const { table, id } = columnsOf(db);
  await table('food_corrections')
    .addColumn('bag_id', id, (column) => column.notNull().references('food_bags.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('grams', 'integer', (column) => column.notNull())
    .addUniqueConstraint('food_corrections_once_a_day', ['bag_id', 'day'])
    .execute();
}
