import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables, type AnyDatabase } from './columns.ts';

export const insurance: Migration = {
  async up(db) {
    await createPersons(db);
    await createPets(db);
    await createPaymentMethods(db);
    await createPolicies(db);
  },
  async down(db) {
    await dropTables(db, ['policies', 'payment_methods', 'weight_entries', 'pets', 'persons']);
  },
};

async function createPersons(db: AnyDatabase): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  await table('persons')
    .addColumn('account_id', id, (column) =>
      column.notNull().unique().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('nombre', 'text', (column) => column.notNull())
    .addColumn('apellido', 'text', (column) => column.notNull())
    .addColumn('dni', 'text', (column) => column.notNull())
    .addColumn('tel_celular', 'text', (column) => column.notNull())
    .addColumn('fecha_nacimiento', 'text', (column) => column.notNull())
    .addColumn('genero', 'text', (column) => column.notNull())
    .addColumn('direccion', 'text', (column) => column.notNull())
    .addColumn('numero', 'text', (column) => column.notNull())
    .addColumn('piso', 'text')
    .addColumn('departamento', 'text')
    .addColumn('locality_id', id, (column) => column.notNull().references('localities.id'))
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
}

async function createPets(db: AnyDatabase): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  await table('pets')
    .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('nombre', 'text', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('sexo', 'text', (column) => column.notNull())
    .addColumn('fecha_nacimiento', 'text', (column) => column.notNull())
    .addColumn('animal', 'text', (column) => column.notNull())
    .addColumn('raza', 'text', (column) => column.notNull())
    .addColumn('img_link', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('pets_by_account').on('pets').column('account_id').execute();
  await table('weight_entries')
    .addColumn('pet_id', id, (column) => column.notNull().references('pets.id').onDelete('cascade'))
    .addColumn('peso', 'double precision', (column) => column.notNull())
    .addColumn('fecha_pesaje', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('weight_entries_by_pet').on('weight_entries').column('pet_id').execute();
}

async function createPaymentMethods(db: AnyDatabase): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  await table('payment_methods')
    .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('medium_id', id, (column) => column.notNull().references('payment_mediums.id'))
    .addColumn('masked', 'text', (column) => column.notNull())
    .addColumn('bin', 'text')
    .addColumn('last4', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text')
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('expiry', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .addUniqueConstraint('payment_methods_once', ['account_id', 'fingerprint'])
    .execute();
}

async function createPolicies(db: AnyDatabase): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  await table('policies')
    .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('pet_id', id, (column) => column.notNull().unique().references('pets.id').onDelete('cascade'))
    .addColumn('plan_id', id, (column) => column.notNull().references('plans.id'))
    .addColumn('payment_method_id', id, (column) => column.notNull().references('payment_methods.id'))
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('start_day', 'text', (column) => column.notNull())
    .addColumn('benefit_code', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('policies_by_account').on('policies').column('account_id').execute();
}
