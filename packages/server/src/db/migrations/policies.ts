import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite } from '../dialect.ts';
import { columnsOf, dropTables, type AnyDatabase } from './columns.ts';

export const policies: Migration = {
  async up(db) {
    if (isSqlite(db)) await rebuildPolicies(db, { withChannels: true });
    else await alterPolicies(db);
    await createExternalPolicies(db);
    await createSyncLinks(db);
  },
  async down(db) {
    await dropTables(db, ['sync_links', 'portal_policies']);
    await db.deleteFrom('policies').where('payment_method_id', 'is', null).execute();
    if (isSqlite(db)) await rebuildPolicies(db, { withChannels: false });
    else await restorePolicies(db);
  },
};

async function alterPolicies(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('policies')
    .alterColumn('payment_method_id', (column) => column.dropNotNull())
    .addColumn('cancelled_at', columnsOf(db).instant)
    .execute();
}

async function restorePolicies(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('policies')
    .dropColumn('cancelled_at')
    .alterColumn('payment_method_id', (column) => column.setNotNull())
    .execute();
}

const kept = [
  'id',
  'account_id',
  'pet_id',
  'plan_id',
  'payment_method_id',
  'number',
  'start_day',
  'benefit_code',
];

/** SQLite cannot make a column optional: this recreates the table and copies the rows. */
async function rebuildPolicies(db: AnyDatabase, { withChannels }: { withChannels: boolean }): Promise<void> {
  await db.schema.dropIndex('policies_by_account').execute();
  await db.schema.alterTable('policies').renameTo('policies_before').execute();
  await createPolicies(db, withChannels);
  const columns = sql.join([...kept, 'created_at'].map((name) => sql.ref(name)));
  await sql`insert into policies (${columns}) select ${columns} from policies_before`.execute(db);
  await db.schema.dropTable('policies_before').execute();
  await db.schema.createIndex('policies_by_account').on('policies').column('account_id').execute();
}

async function createPolicies(db: AnyDatabase, withChannels: boolean): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  const before = table('policies')
    .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('pet_id', id, (column) => column.notNull().unique().references('pets.id').onDelete('cascade'))
    .addColumn('plan_id', id, (column) => column.notNull().references('plans.id'))
    .addColumn('payment_method_id', id, (column) =>
      withChannels
        ? column.references('payment_methods.id')
        : column.notNull().references('payment_methods.id'),
    )
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('start_day', 'text', (column) => column.notNull())
    .addColumn('benefit_code', 'text')
    .addColumn('created_at', instant, (column) => column.notNull());
  await (withChannels ? before.addColumn('cancelled_at', instant) : before).execute();
}

async function createExternalPolicies(db: AnyDatabase): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  await table('portal_policies')
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('nombre', 'text', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('sexo', 'text', (column) => column.notNull())
    .addColumn('fecha_nacimiento', 'text', (column) => column.notNull())
    .addColumn('animal', 'text', (column) => column.notNull())
    .addColumn('raza', 'text', (column) => column.notNull())
    .addColumn('plan_id', id, (column) => column.notNull().references('plans.id'))
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('start_day', 'text', (column) => column.notNull())
    .addColumn('account_id', id, (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('associated_at', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('portal_policies_by_email').on('portal_policies').column('email_key').execute();
}

async function createSyncLinks(db: AnyDatabase): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  await table('sync_links')
    .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('used_at', instant)
    .execute();
}
