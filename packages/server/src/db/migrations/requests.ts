import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables, type AnyDatabase } from './columns.ts';

export const requests: Migration = {
  async up(db) {
    await createChangeRequests(db);
    await createIdempotencyKeys(db);
    await createOutbox(db);
  },
  async down(db) {
    await dropTables(db, ['outbox', 'idempotency_keys', 'change_fields', 'change_requests']);
  },
};

async function createChangeRequests(db: AnyDatabase): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  await table('change_requests')
    .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('pet_id', id, (column) => column.references('pets.id').onDelete('cascade'))
    .addColumn('estado', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('resolved_at', instant)
    .addColumn('reason', 'text')
    .execute();
  await db.schema
    .createIndex('change_requests_by_account')
    .on('change_requests')
    .column('account_id')
    .execute();
  await table('change_fields')
    .addColumn('request_id', id, (column) =>
      column.notNull().references('change_requests.id').onDelete('cascade'),
    )
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('old_value', 'text')
    .addColumn('new_value', 'text')
    .addColumn('pending_key', 'text', (column) => column.unique())
    .execute();
  await db.schema.createIndex('change_fields_by_request').on('change_fields').column('request_id').execute();
}

async function createIdempotencyKeys(db: AnyDatabase): Promise<void> {
  const { id, instant } = columnsOf(db);
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('account_id', id, (column) => column.notNull())
    .addColumn('call_id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_fingerprint', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('response', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['account_id', 'call_id', 'key'])
    .execute();
  await db.schema
    .createIndex('idempotency_keys_by_age')
    .on('idempotency_keys')
    .column('created_at')
    .execute();
}

async function createOutbox(db: AnyDatabase): Promise<void> {
  const { table, instant } = columnsOf(db);
  await table('outbox')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', instant, (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('outbox_by_due').on('outbox').column('due_at').execute();
}
