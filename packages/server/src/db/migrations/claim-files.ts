import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import {
  addDocuments,
  addPapers,
  readDocuments,
  readPapers,
  type ClaimFileTables,
} from './claim-files-rows.ts';
import { createDocumentTables, createPaperTables } from './claim-files-tables.ts';
import { dropTables } from './columns.ts';

/** Turns papers, extras and receipts into one kind of row, each with a file and a review, and stores whether a third party is paid. */
export const claimFiles: Migration = {
  async up(db: Kysely<ClaimFileTables>) {
    await db.schema
      .alterTable('claims')
      .addColumn('pays_third_party', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    const rows = await readPapers(db);
    await dropTables(db, ['claim_resolution_lines', 'claim_receipts', 'claim_papers']);
    await createDocumentTables(db);
    await addDocuments(db, rows);
    const paid = rows.papers.filter(({ slot }) => slot === 'cbuTercero' || slot === 'constancia');
    for (const { claim_id } of paid)
      await db.updateTable('claims').set({ pays_third_party: 1 }).where('id', '=', claim_id).execute();
  },
  async down(db: Kysely<ClaimFileTables>) {
    const rows = await readDocuments(db);
    await dropTables(db, ['claim_resolution_lines', 'claim_receipts', 'claim_extras', 'claim_documents']);
    await createPaperTables(db);
    await addPapers(db, rows);
    await db.schema.alterTable('claims').dropColumn('pays_third_party').execute();
  },
};
