import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables } from './columns.ts';

export const cancellations: Migration = {
  async up(db) {
    const { table, id, instant } = columnsOf(db);
    await table('cancellation_requests')
      .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('policy_id', id, (column) => column.notNull().references('policies.id').onDelete('cascade'))
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('detail', 'text')
      .addColumn('estado', 'text', (column) => column.notNull())
      // The policy of a pending request, else null: a policy has one pending request at most.
      .addColumn('open_policy_id', id, (column) => column.unique())
      .addColumn('created_at', instant, (column) => column.notNull())
      .addColumn('resolved_at', instant)
      .addColumn('answer', 'text')
      .execute();
    for (const column of ['account_id', 'policy_id'])
      await db.schema
        .createIndex(`cancellation_requests_by_${column}`)
        .on('cancellation_requests')
        .column(column)
        .execute();
  },
  async down(db) {
    await dropTables(db, ['cancellation_requests']);
  },
};
