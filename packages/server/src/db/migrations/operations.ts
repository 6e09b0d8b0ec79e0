import type { Migration } from 'kysely/migration';
import { columnsOf } from './columns.ts';

/** What an operator looks after: mails that were given up, and why; the chat's address, which was a made-up one until here. */
export const operations: Migration = {
  async up(db) {
    await db.deleteFrom('config_items').where('valor', '=', 'https://chat.huella.example/').execute();
    const { instant } = columnsOf(db);
    await db.schema.alterTable('outbox').addColumn('last_failure', 'text').execute();
    await db.schema.alterTable('outbox').addColumn('failed_at', instant).execute();
  },
  async down(db) {
    // What was given up was dropped until here, and would be tried once more.
    await db.deleteFrom('outbox').where('failed_at', 'is not', null).execute();
    await db.schema.alterTable('outbox').dropColumn('failed_at').execute();
    await db.schema.alterTable('outbox').dropColumn('last_failure').execute();
  },
};
