import { sql } from 'kysely';
import { columnsOf, type AnyDatabase } from './columns.ts';

export async function createDocumentTables(db: AnyDatabase): Promise<void> {
  await createDocuments(db);
  await createReceipts(db);
  const { id } = columnsOf(db);
  await db.schema
    .createTable('claim_extras')
    .addColumn('document_id', id, (column) =>
      column.primaryKey().references('claim_documents.id').onDelete('cascade'),
    )
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('tipo', 'text', (column) => column.notNull())
    .execute();
  await createLines(db, 'claim_receipts.document_id');
}

async function createDocuments(db: AnyDatabase): Promise<void> {
  const { table, id, instant } = columnsOf(db);
  await table('claim_documents')
    .addColumn('account_id', id, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('claim_id', id, (column) => column.notNull().references('claims.id').onDelete('cascade'))
    .addColumn('slot', 'text', (column) => column.notNull())
    .addColumn('estado', 'text', (column) => column.notNull())
    .addColumn('motivo', 'text')
    .addColumn('fecha', instant, (column) => column.notNull())
    .addColumn('reviewed_at', instant)
    .addColumn('sent_hash', 'text')
    .addColumn('kept_hash', 'text')
    .addColumn('format', 'text')
    .addColumn('size', 'integer')
    .addColumn('file_name', 'text')
    .addColumn('fiscal_cuit', 'text')
    .addColumn('fiscal_tipo', 'integer')
    .addColumn('fiscal_punto_venta', 'integer')
    .addColumn('fiscal_numero', 'integer')
    .execute();
  const index = (name: string) => db.schema.createIndex(name).on('claim_documents');
  await index('claim_documents_by_claim_id').column('claim_id').execute();
  await index('claim_documents_by_blob').columns(['account_id', 'kept_hash']).execute();
  // A slot has the same file once; an account the same receipt, unless it was returned (D94).
  await index('claim_documents_once')
    .unique()
    .columns(['claim_id', 'slot', 'sent_hash'])
    .where(sql.ref('slot'), '<>', 'comprobante')
    .execute();
  await index('claim_documents_receipt_once')
    .unique()
    .columns(['account_id', 'sent_hash'])
    .where(sql.ref('slot'), '=', 'comprobante')
    .where(sql.ref('estado'), '<>', 'DEVUELTO')
    .execute();
  await index('claim_documents_invoice_once')
    .unique()
    .columns(['account_id', 'fiscal_cuit', 'fiscal_tipo', 'fiscal_punto_venta', 'fiscal_numero'])
    .where(sql.ref('estado'), '<>', 'DEVUELTO')
    .execute();
}

async function createReceipts(db: AnyDatabase): Promise<void> {
  const { id } = columnsOf(db);
  await db.schema
    .createTable('claim_receipts')
    .addColumn('document_id', id, (column) =>
      column.primaryKey().references('claim_documents.id').onDelete('cascade'),
    )
    .addColumn('vet_form_id', id, (column) => column.notNull().references('vet_forms.id').onDelete('cascade'))
    .addColumn('concepto', 'text', (column) => column.notNull())
    .addColumn('monto', 'integer', (column) => column.notNull())
    .execute();
  await indexReceipts(db);
}

export async function createPaperTables(db: AnyDatabase): Promise<void> {
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
    .addColumn('vet_form_id', id, (column) => column.notNull().references('vet_forms.id').onDelete('cascade'))
    .addColumn('concepto', 'text', (column) => column.notNull())
    .addColumn('monto', 'integer', (column) => column.notNull())
    .addColumn('fecha', instant, (column) => column.notNull())
    .execute();
  await indexReceipts(db);
  await createLines(db, 'claim_receipts.id');
}

async function indexReceipts(db: AnyDatabase): Promise<void> {
  await db.schema
    .createIndex('claim_receipts_by_vet_form_id')
    .on('claim_receipts')
    .column('vet_form_id')
    .execute();
}

async function createLines(db: AnyDatabase, receipt: string): Promise<void> {
  const { table, id } = columnsOf(db);
  await table('claim_resolution_lines')
    .addColumn('resolution_id', id, (column) =>
      column.notNull().references('claim_resolutions.id').onDelete('cascade'),
    )
    .addColumn('receipt_id', id, (column) =>
      column.notNull().unique().references(receipt).onDelete('cascade'),
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
}
