import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables, type AnyDatabase } from './columns.ts';

export const claims: Migration = {
  async up(db) {
    await createClaims(db);
    await createVets(db);
    await createVetForms(db);
    await createIndications(db);
  },
  async down(db) {
    await dropTables(db, [
      'indications',
      'vet_forms',
      'network_vets',
      'vet_contacts',
      'claim_movements',
      'claim_symptoms',
      'claims',
    ]);
  },
};

async function createClaims(db: AnyDatabase): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  await table('claims')
    .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('pet_id', id, (column) => column.notNull().references('pets.id').onDelete('cascade'))
    .addColumn('fecha_carga', instant, (column) => column.notNull())
    .addColumn('illness_day', 'text', (column) => column.notNull())
    .addColumn('denuncia_administrativa', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
  await index(db, 'claims', 'account_id');
  await index(db, 'claims', 'pet_id');
  await table('claim_symptoms')
    .addColumn('claim_id', id, (column) => column.notNull().references('claims.id').onDelete('cascade'))
    .addColumn('nombre', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addUniqueConstraint('claim_symptoms_once', ['claim_id', 'name_key'])
    .execute();
  await table('claim_movements')
    .addColumn('claim_id', id, (column) => column.notNull().references('claims.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('razon', 'text', (column) => column.notNull())
    .addColumn('fecha_movimiento', instant, (column) => column.notNull())
    .execute();
  await index(db, 'claim_movements', 'claim_id');
}

async function createVets(db: AnyDatabase): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  await table('vet_contacts')
    .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('nombre', 'text', (column) => column.notNull())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('mail_key', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('telefono', 'text', (column) => column.notNull())
    .addColumn('tipo', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addUniqueConstraint('vet_contacts_once', ['account_id', 'mail_key', 'name_key'])
    .execute();
  await table('network_vets')
    .addColumn('nombre', 'text', (column) => column.notNull())
    .addColumn('apellido', 'text', (column) => column.notNull())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('mail_key', 'text', (column) => column.notNull().unique())
    .addColumn('telefono', 'text', (column) => column.notNull())
    .addColumn('kinds', 'text', (column) => column.notNull())
    .addColumn('locality_id', id, (column) => column.references('localities.id'))
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute();
}

async function createVetForms(db: AnyDatabase): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  await table('vet_forms')
    .addColumn('claim_id', id, (column) => column.notNull().references('claims.id').onDelete('cascade'))
    .addColumn('vet_id', id, (column) => column.notNull().references('vet_contacts.id').onDelete('cascade'))
    .addColumn('link_version', 'integer', (column) => column.notNull())
    .addColumn('attended_day', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('delivered_at', instant)
    .addColumn('bounced_at', instant)
    .addColumn('opened_at', instant)
    .addColumn('started_at', instant)
    .addColumn('completed_at', instant)
    .addColumn('corrected_at', instant)
    .addColumn('declined_at', instant)
    .addColumn('first_reminder_at', instant)
    .addColumn('second_reminder_at', instant)
    .addColumn('reminders_stopped_at', instant)
    .addColumn('draft', 'text')
    .addColumn('answers', 'text')
    .execute();
  await index(db, 'vet_forms', 'claim_id');
}

async function createIndications(db: AnyDatabase): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  await table('indications')
    .addColumn('claim_id', id, (column) => column.notNull().references('claims.id').onDelete('cascade'))
    .addColumn('tipo', 'text', (column) => column.notNull())
    .addColumn('estado', 'text', (column) => column.notNull())
    .addColumn('descripcion_inicial', 'text')
    .addColumn('vet_form_id', id, (column) => column.references('vet_forms.id').onDelete('cascade'))
    .addColumn('requested_by', id, (column) => column.references('vet_forms.id').onDelete('cascade'))
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
  await index(db, 'indications', 'claim_id');
  await index(db, 'indications', 'vet_form_id');
}

async function index(db: AnyDatabase, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
}
