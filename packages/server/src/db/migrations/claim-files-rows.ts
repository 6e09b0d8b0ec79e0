import type { Generated, Insertable, Kysely } from 'kysely';

interface Paper {
  claim_id: number;
  slot: string;
  estado: string;
  motivo: string | null;
  fecha: string;
  reviewed_at: string | null;
}

interface Receipt {
  vet_form_id: number;
  concepto: string;
  monto: number;
}

interface Line {
  resolution_id: number;
  receipt_id: number;
  reconocido: number;
  motivo_codigo: string | null;
  motivo_texto: string | null;
}

export interface ClaimFileTables {
  claims: { id: number; account_id: number; pays_third_party: number };
  vet_forms: { id: number; claim_id: number };
  claim_papers: Paper & { id: Generated<number> };
  claim_documents: Paper & { id: Generated<number>; account_id: number };
  /** `id` and `fecha` before, `document_id` after. */
  claim_receipts: Receipt & { id: Generated<number>; document_id: Generated<number>; fecha: string | null };
  claim_resolution_lines: Line & { id: Generated<number> };
}

interface Rows {
  readonly papers: readonly Insertable<Paper>[];
  readonly receipts: readonly (Receipt & { readonly id: number; readonly fecha: string })[];
  readonly lines: readonly Line[];
}

type Database = Kysely<ClaimFileTables>;

export async function readPapers(db: Database): Promise<Rows> {
  const papers = await db
    .selectFrom('claim_papers')
    .select(['claim_id', 'slot', 'estado', 'motivo', 'fecha', 'reviewed_at'])
    .orderBy('id')
    .execute();
  const receipts = await db
    .selectFrom('claim_receipts')
    .select(['id', 'vet_form_id', 'concepto', 'monto', 'fecha'])
    .$narrowType<{ fecha: string }>()
    .orderBy('id')
    .execute();
  return { papers, receipts, lines: await readLines(db) };
}

export async function readDocuments(db: Database): Promise<Rows> {
  const papers = await db
    .selectFrom('claim_documents')
    .select(['claim_id', 'slot', 'estado', 'motivo', 'fecha', 'reviewed_at'])
    .where('slot', 'not in', ['extra', 'comprobante'])
    .orderBy('id')
    .execute();
  const receipts = await db
    .selectFrom('claim_receipts')
    .innerJoin('claim_documents', 'claim_documents.id', 'document_id')
    .select(['document_id as id', 'vet_form_id', 'concepto', 'monto', 'claim_documents.fecha'])
    .orderBy('document_id')
    .execute();
  return { papers, receipts, lines: await readLines(db) };
}

export async function addDocuments(db: Database, { papers, receipts, lines }: Rows): Promise<void> {
  for (const paper of papers) await addDocument(db, paper);
  const ids = new Map<number, number>();
  for (const { id, fecha, ...receipt } of receipts) {
    const form = db.selectFrom('vet_forms').select('claim_id').where('id', '=', receipt.vet_form_id);
    const { claim_id } = await form.executeTakeFirstOrThrow();
    const review = { estado: 'RECIBIDO', motivo: null, fecha, reviewed_at: null };
    const document_id = await addDocument(db, { claim_id, slot: 'comprobante', ...review });
    await db
      .insertInto('claim_receipts')
      .values({ ...receipt, document_id })
      .execute();
    ids.set(id, document_id);
  }
  await addLines(db, lines, ids);
}

export async function addPapers(db: Database, { papers, receipts, lines }: Rows): Promise<void> {
  for (const paper of papers) await db.insertInto('claim_papers').values(paper).execute();
  const ids = new Map<number, number>();
  for (const { id, ...receipt } of receipts) {
    const added = await db
      .insertInto('claim_receipts')
      .values(receipt)
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(id, added.id);
  }
  await addLines(db, lines, ids);
}

async function addDocument(db: Database, paper: Insertable<Paper>): Promise<number> {
  const claim = db.selectFrom('claims').select('account_id').where('id', '=', paper.claim_id);
  const { account_id } = await claim.executeTakeFirstOrThrow();
  const row = db.insertInto('claim_documents').values({ ...paper, account_id });
  return (await row.returning('id').executeTakeFirstOrThrow()).id;
}

async function readLines(db: Database): Promise<Line[]> {
  return db
    .selectFrom('claim_resolution_lines')
    .select(['resolution_id', 'receipt_id', 'reconocido', 'motivo_codigo', 'motivo_texto'])
    .orderBy('id')
    .execute();
}

async function addLines(db: Database, lines: readonly Line[], ids: ReadonlyMap<number, number>) {
  for (const line of lines) {
    const receipt_id = ids.get(line.receipt_id);
    if (receipt_id === undefined) throw new Error('A line of a decision without its receipt');
    await db
      .insertInto('claim_resolution_lines')
      .values({ ...line, receipt_id })
      .execute();
  }
}
