import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables, type AnyDatabase } from './columns.ts';

export const accounts: Migration = {
  async up(db) {
    await createAccounts(db);
    await createSecrets(db);
    await createLimits(db);
  },
  async down(db) {
    await dropTables(db, [
      'known_addresses',
      'rate_limits',
      'password_links',
      'refresh_tokens',
      'sessions',
      'accounts',
    ]);
  },
};

async function createAccounts(db: AnyDatabase): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  await table('accounts')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
  await table('sessions')
    .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('revoked_at', instant)
    .execute();
  await db.schema.createIndex('sessions_by_account').on('sessions').column('account_id').execute();
}

async function createSecrets(db: AnyDatabase): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  await table('refresh_tokens')
    .addColumn('session_id', id, (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('used_at', instant)
    .execute();
  await db.schema
    .createIndex('refresh_tokens_by_session')
    .on('refresh_tokens')
    .column('session_id')
    .execute();
  await table('password_links')
    .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('used_at', instant)
    .execute();
  await db.schema
    .createIndex('password_links_by_account')
    .on('password_links')
    .column('account_id')
    .execute();
}

async function createLimits(db: AnyDatabase): Promise<void> {
  const { id, instant } = columnsOf(db);
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('window_start', instant, (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('known_addresses')
    .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('seen_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('known_addresses_key', ['account_id', 'address_hash'])
    .execute();
}
