import { calls, pathOf, type DocumentSlot } from '@huella/contract';
import { drawJpeg, drawPdf } from '@huella/server/testing';
import { completeDemoForm } from '@huella/server/operator';
import { expect } from 'vitest';
import { addClaim, sendForm, VET } from './claims.ts';
import type { Client, Reply } from './client.ts';
import { addPet, signUpWithPerson } from './fixtures.ts';
import type { SuiteContext } from './suite-context.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Upload {
  readonly bytes?: Bytes;
  readonly name?: string;
  readonly key?: string;
}

type UploadWithFields = Upload & { readonly fields?: Readonly<Record<string, string>> };

let drawn = 0;

/** An image that no other test has sent. */
export function newImage(): Bytes {
  drawn += 1;
  return drawJpeg(40 + (drawn % 50), 40 + Math.floor(drawn / 50));
}

/** A PDF that no other test has sent: it differs in a comment after its end. */
export function newPdf(pages = 1): Bytes {
  drawn += 1;
  return Uint8Array.from([...drawPdf(pages), ...new TextEncoder().encode(`\n% ${drawn}\n`)]);
}

/** Each slot's call, and its fields besides the claim and the file. */
const slots = {
  dniFrente: [calls.addDniFile, 'dni', { lado: 'frente' }],
  dniDorso: [calls.addDniFile, 'dni', { lado: 'dorso' }],
  libretas: [calls.addBookletFile, 'libreta_vacunacion', {}],
  cbu: [calls.addCbuFile, 'file', {}],
  cbuTercero: [calls.addCbuFile, 'file', { tercero: 'true' }],
  constancia: [calls.addOtherFile, 'doc_extra', { label: 'constancia' }],
} as const satisfies Record<DocumentSlot, readonly [object, string, object]>;

export function sendPaper(
  client: Client,
  claimId: number | string,
  slot: DocumentSlot,
  upload: Upload = {},
): Promise<Reply> {
  const [call, field, others] = slots[slot];
  return client.call(call, formOf({ siniestroId: claimId, ...others }, field, upload));
}

export function sendExtra(
  client: Client,
  claimId: number,
  { fields = {}, ...upload }: UploadWithFields = {},
): Promise<Reply> {
  const texts = { siniestroId: claimId, label: 'Ecografía', tipo: 'estudio', ...fields };
  return client.call(calls.addOtherFile, formOf(texts, 'doc_extra', upload));
}

export function sendReceipt(
  client: Client,
  vetFormId: number,
  { fields = {}, ...upload }: UploadWithFields = {},
): Promise<Reply> {
  const texts = { vetFormId, concepto: 'Consulta', monto: '18000', ...fields };
  return client.call(calls.addReceiptFile, formOf(texts, 'comprobante', upload));
}

type Texts = Readonly<Record<string, string | number>>;

function formOf(texts: Texts, field: string, { bytes = newImage(), name = 'foto.jpg', key }: Upload) {
  const form = new FormData();
  for (const [path, text] of Object.entries(texts)) form.set(path, String(text));
  form.set(field, new Blob([bytes]), name);
  return { form, ...(key !== undefined && { key }) };
}

const INVOICE = { cuit: 30712345671, ptoVta: 3, tipoCmp: 6, nroCmp: 1234 };

/** The fiscal code of an invoice. */
export function fiscalCode(changes: Partial<typeof INVOICE> = {}): string {
  const content = { ver: 1, fecha: '2026-11-20', importe: 18_000, moneda: 'PES', ctz: 1 };
  return `https://www.arca.gob.ar/fe/qr/?p=${btoa(JSON.stringify({ ...content, ...INVOICE, ...changes }))}`;
}

/** The query for the invoice of {@link fiscalCode}. */
export function fiscalSearch(changes: Partial<typeof INVOICE> = {}): string {
  const { cuit, tipoCmp, ptoVta, nroCmp } = { ...INVOICE, ...changes };
  return `?cuit=${cuit}&tipo=${tipoCmp}&puntoVenta=${ptoVta}&numero=${nroCmp}`;
}

let vets = 0;

export async function answeredClaim(ctx: SuiteContext) {
  const client = await signUpWithPerson(ctx);
  const petId = await addPet(client);
  return { client, petId, ...(await addAnsweredClaim(ctx, client, petId)) };
}

/** Another claim of a pet with an answered form. */
export async function addAnsweredClaim(ctx: SuiteContext, client: Client, petId: number) {
  vets += 1;
  const fecha_carga = ctx.ports.clock.now().toISOString();
  const description = { fecha_carga, denuncia_administrativa: `Tose desde ayer (${vets})` };
  const claimId = await addClaim(client, petId, description);
  const veterinario = { ...VET, mail: `archivos${vets}@clinica.example` };
  const formId = await sendForm(client, claimId, { veterinario });
  await completeDemoForm(ctx.ports, formId, { pedidos: [] });
  return { claimId, formId };
}

/** Follows a link without a token. */
export function follow(client: Client, link: string, method = 'GET'): Promise<Response> {
  return client.send(link, { method });
}

export function removeFile(client: Client, id: number): Promise<Reply> {
  return client.call(calls.removeClaimFile, { params: { id } });
}

const search = (claimId: number) => ({ search: `?siniestroId=${claimId}` });

export async function statusOf(client: Client, claimId: number) {
  return (await client.call(calls.getDocumentStatus, search(claimId))).body;
}

/** The documents of a claim, parsed from their text. */
export async function documentsOf(client: Client, claimId: number) {
  const { body } = await client.call(calls.getClaimDocuments, search(claimId));
  expect(typeof body).toBe('string');
  return JSON.parse(body);
}

export async function receiptsOf(client: Client, formId: number) {
  return (await client.call(calls.listReceipts, { search: `?vetFormId=${formId}` })).body;
}

export async function reusableOf(client: Client, claimId: number) {
  return (await client.call(calls.listReusableFiles, search(claimId))).body;
}

export async function movementsOf(client: Client, claimId: number): Promise<string[]> {
  const { body } = await client.call(calls.listClaimMovements, search(claimId));
  return body.map(({ razon }: { razon: string }) => razon);
}

/** The number of documents and of distinct blobs of a claim's account. */
export async function countStored({ ports }: SuiteContext, claimId: number) {
  const rows = await ports.db
    .selectFrom('claim_documents')
    .selectAll()
    .where('claim_id', '=', claimId)
    .orderBy('id')
    .execute();
  const keys = rows.flatMap(({ account_id, kept_hash }) =>
    kept_hash === null ? [] : [`claims/${account_id}/${kept_hash}`],
  );
  const blobs = await Promise.all(keys.map((key) => ports.blobs.get(key)));
  return { rows, keys, blobs };
}

export function pathOfFile(id: number): string {
  return pathOf(calls.downloadClaimFile, { id });
}
