import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables } from './columns.ts';

/** Abandoned mails with their reasons, operators' actions, and the end of the chat's placeholder URL. */
export const operations: Migration = {
  async up(db) {
    await db.deleteFrom('config_items').where('valor', '=', 'https://chat.huella.example/').execute();
    const { table, instant } = columnsOf(db);
    await db.schema.alterTable('outbox').addColumn('last_failure', 'text').execute();
    await db.schema.alterTable('outbox').addColumn('failed_at', instant).execute();
    await table('operator_actions')
      .addColumn('at', instant, (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('command', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .execute();
  },
  async down(db) {
    await dropTables(db, ['operator_actions']);
    // Abandoned mails were kept for one more attempt before.
    await db.deleteFrom('outbox').where('failed_at', 'is not', null).execute();
    await db.schema.alterTable('outbox').dropColumn('failed_at').execute();
    await db.schema.alterTable('outbox').dropColumn('last_failure').execute();
  },
};
