import type { Migration } from 'kysely/migration';

/** Tables that hold what the vault sealed. */
const tables = ['payment_methods', 'calendar_feeds'] as const;

/** Which key a row is under. What is there is under the one key there was, whose name a migration cannot know. */
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
