import type { Migration } from 'kysely/migration';

const tables = ['payment_methods', 'calendar_feeds'] as const;

/** The vault key of each row. Existing rows have the one key there was, whose name a migration cannot know. */
export const vaultKeys: Migration = {
  async up(db) {
    for (const table of tables) {
      await db.schema
        .alterTable(table)
        .addColumn('vault_key', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
  },
  async down(db) {
    for (const table of tables) await db.schema.alterTable(table).dropColumn('vault_key').execute();
  },
};
