import type { Migration } from 'kysely/migration';
import { columnsOf, dropTables } from './columns.ts';

export const decisions: Migration = {
  async up(db) {
    const { table, id, instant } = columnsOf(db);
    await table('claim_papers')
      .addColumn('claim_id', id, (column) => column.notNull().references('claims.id').onDelete('cascade'))
      .addColumn('slot', 'text', (column) => column.notNull())
      .addColumn('estado', 'text', (column) => column.notNull())
      .addColumn('motivo', 'text')
      .addColumn('fecha', instant, (column) => column.notNull())
      .addColumn('reviewed_at', instant)
      .execute();
    await db.schema.createIndex('claim_papers_by_claim_id').on('claim_papers').column('claim_id').execute();
    await table('claim_receipts')
      .addColumn('vet_form_id', id, (column) =>
        column.notNull().references('vet_forms.id').onDelete('cascade'),
      )
      .addColumn('concepto', 'text', (column) => column.notNull())
      .addColumn('monto', 'integer', (column) => column.notNull())
      .addColumn('fecha', instant, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('claim_receipts_by_vet_form_id')
      .on('claim_receipts')
      .column('vet_form_id')
      .execute();
    await table('claim_resolutions')
      .addColumn('claim_id', id, (column) =>
        column.notNull().unique().references('claims.id').onDelete('cascade'),
      )
      .addColumn('estado', 'text', (column) => column.notNull())
      .addColumn('motivo', 'text')
      .addColumn('decided_at', instant, (column) => column.notNull())
      .addColumn('paid_at', instant)
      .addColumn('account_last_four', 'text')
      .execute();
    await table('claim_resolution_lines')
      .addColumn('resolution_id', id, (column) =>
        column.notNull().references('claim_resolutions.id').onDelete('cascade'),
      )
      .addColumn('receipt_id', id, (column) =>
        column.notNull().unique().references('claim_receipts.id').onDelete('cascade'),
      )
      .addColumn('reconocido', 'integer', (column) => column.notNull())
      .addColumn('motivo_codigo', 'text')
      .addColumn('motivo_texto', 'text')
      .execute();
    await db.schema
      .createIndex('claim_resolution_lines_by_resolution_id')
      .on('claim_resolution_lines')
      .column('resolution_id')
      .execute();
  },
  async down(db) {
    await dropTables(db, ['claim_resolution_lines', 'claim_resolutions', 'claim_receipts', 'claim_papers']);
  },
};
