import { migrate } from '@huella/server';
import { memoryDatabase } from '@huella/server/testing';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../src/db/schema.ts';
import type { AnyDatabase } from '../src/db/migrations/columns.ts';
import { claimFiles } from '../src/db/migrations/claim-files.ts';
import { insertDocument } from '../src/claims/repositories/claim-documents.ts';
import { insertReceipt } from '../src/claims/repositories/claim-receipts.ts';
import { insertResolution } from '../src/claims/repositories/claim-resolutions.ts';

const AT = '2026-11-27T13:00:00.000Z';

/** A claim with a third party's paper and a decided receipt. */
async function seed(db: Kysely<Database>): Promise<void> {
  const add = (table: keyof Database, row: object) =>
    (db as AnyDatabase)
      .insertInto(table)
      .values({ id: 1, ...row })
      .execute();
  await add('accounts', {
    email: 'a@b.example',
    email_key: 'a@b.example',
    password_hash: 'x',
    created_at: AT,
  });
  const pet = { nombre: 'Luna', color: 'Negro', sexo: 'H', fecha_nacimiento: '2024-03-05', animal: 'Perro' };
  await add('pets', { account_id: 1, ...pet, raza: 'Mestizo', created_at: AT });
  const claim = { fecha_carga: AT, illness_day: '2026-11-27', denuncia_administrativa: 'Tose' };
  await add('claims', { account_id: 1, pet_id: 1, ...claim, created_at: AT });
  const vet = { nombre: 'Eva Paz', mail: 'e@v.example', mail_key: 'e@v.example', name_key: 'eva paz' };
  const times = { created_at: AT, updated_at: AT };
  await add('vet_contacts', { account_id: 1, ...vet, telefono: '1', tipo: 'VetContact', ...times });
  await add('vet_forms', { claim_id: 1, vet_id: 1, link_version: 1, expires_at: AT, ...times });
  await db.transaction().execute(async (tx) => {
    await insertDocument(tx, { claim_id: 1, slot: 'constancia', fecha: AT, file: null });
    const document_id = await insertDocument(tx, { claim_id: 1, slot: 'comprobante', fecha: AT, file: null });
    await insertReceipt(tx, {
      document_id: document_id ?? 0,
      vet_form_id: 1,
      concepto: 'Suero',
      monto: 5000,
    });
    const line = {
      receipt_id: document_id ?? 0,
      reconocido: 4000,
      motivo_codigo: 'tope',
      motivo_texto: 'x',
    } as const;
    await insertResolution(tx, { claim_id: 1, estado: 'APROBADO', motivo: null, decided_at: AT }, [line]);
  });
  await db.updateTable('claims').set({ pays_third_party: 1 }).execute();
}

async function readAll(db: AnyDatabase, tables: readonly string[]) {
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
}

test('papers, receipts and the lines that name them are the same before and after', async () => {
  const db = memoryDatabase();
  await migrate(db);
  await seed(db);
  const after = ['claim_documents', 'claim_receipts', 'claim_resolution_lines', 'claims'];
  const rows = await readAll(db, after);
  expect(rows.map((list) => list.length)).toEqual([2, 1, 1, 1]);
  await claimFiles.down?.(db);
  const before: AnyDatabase = db;
  const papers = before.selectFrom('claim_papers').select(['claim_id', 'slot', 'estado', 'fecha']);
  expect(await papers.execute()).toEqual([
    { claim_id: 1, slot: 'constancia', estado: 'RECIBIDO', fecha: AT },
  ]);
  const receipts = before
    .selectFrom('claim_receipts')
    .select(['id', 'vet_form_id', 'concepto', 'monto', 'fecha']);
  expect(await receipts.execute()).toEqual([
    { id: 1, vet_form_id: 1, concepto: 'Suero', monto: 5000, fecha: AT },
  ]);
  const lines = before.selectFrom('claim_resolution_lines').select(['receipt_id', 'reconocido']);
  expect(await lines.execute()).toEqual([{ receipt_id: 1, reconocido: 4000 }]);
  await claimFiles.up(db);
  expect(await readAll(db, after)).toEqual(rows);
  await db.destroy();
});
