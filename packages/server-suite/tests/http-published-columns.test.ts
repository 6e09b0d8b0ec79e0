/** Mappers list the columns that go out, so that a migration's new column is not published by accident. */
import { calls, pathOf, type Call } from '@huella/contract';
import {
  addMovement,
  approveClaim,
  completeDemoForm,
  importExternalPolicies,
  listAllClaims,
  listCancellations,
  listChangeRequests,
  listLegalRequests,
  listPetEvents,
  listPolicies,
  showClaim,
  showPerson,
} from '@huella/server/operator';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { requestPersonChange } from '../src/request-change.ts';
import { requestCancellation, policyOf } from '../src/cancellations.ts';
import { fiscalCode, fiscalSearch, sendExtra, sendPaper, sendReceipt } from '../src/claim-files.ts';
import { addClaim, indicationsOf, sendForm } from '../src/claims.ts';
import type { Client } from '../src/client.ts';
import { addEvent, vaccination } from '../src/events.ts';
import { addBag, bagBody } from '../src/food.ts';
import { addPet, externalPolicyLine, logIn, signUpWithPerson } from '../src/fixtures.ts';
import { tablesOf } from '../src/tables.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ADDED = 'columna_agregada';
const ctx = useSuiteContext();
let client: Client;
let petId: number;
let claimId: number;
let formId: number;
let sentId: number;
let laterId: number;
/** The kind of the id in a call's path; default: pet. */
const idsInPaths: Record<string, number> = {};

beforeAll(async () => {
  for (const { name } of await tablesOf(ctx()))
    await sql`alter table ${sql.table(name)} add column ${sql.ref(ADDED)} text default ${sql.lit(ADDED)}`.execute(
      ctx().ports.db,
    );
  client = await signUpWithPerson(ctx());
  petId = await addPet(client);
  await requestPersonChange(client, { nombre: 'Eva' });
  await requestCancellation(client, policyOf(petId));
  claimId = await addClaim(client, petId);
  await addMovement(ctx().ports, claimId, { kind: 'AVISO', text: 'Lo vimos' });
  formId = await sendForm(client, claimId);
  await completeDemoForm(ctx().ports, formId);
  await sendForm(client, claimId);
  sentId = (await indicationsOf(client, claimId)).at(-1).id;
  await sendPaper(client, claimId, 'cbu');
  await sendExtra(client, claimId);
  await sendReceipt(client, formId, { fields: { codigoFiscal: fiscalCode() } });
  laterId = await addClaim(client, petId, { denuncia_administrativa: 'Otra cosa' });
  await approveClaim(ctx().ports, claimId, []);
  idsInPaths['getEvent'] = await addEvent(client, vaccination(petId));
  const bagId = await addBag(client, bagBody([petId]));
  await client.call(calls.correctFoodBag, { params: { id: bagId }, body: { kilos: 3 } });
  const legal = { tipo: 'BAJA', nombre: 'Ana Prueba', dni: '30123456', email: client.email };
  await client.call(calls.createLegalRequest, { body: legal });
  await importExternalPolicies(ctx().ports, [externalPolicyLine(client.email)], { checkOnly: false });
  await logIn(client);
});

const reading = Object.values<Call>(calls).filter(
  ({ method, produces }) => method === 'GET' && produces === undefined,
);
const ofClaim = () => `?siniestroId=${claimId}`;
const queries: Readonly<Record<string, () => string>> = {
  listCardRecords: () => `?email=${encodeURIComponent(client.email)}`,
  getProvince: () => '?id=6001',
  listClaims: () => `?id=${petId}`,
  listIndications: () => `?id=${claimId}`,
  getVetFormLink: () => `?id=${sentId}`,
  listSuggestedVets: () => `?id=${claimId}&tipo=consulta`,
  getClaim: ofClaim,
  listClaimSymptoms: ofClaim,
  listClaimMovements: ofClaim,
  getClaimDocuments: ofClaim,
  getDocumentStatus: ofClaim,
  listExtraDocuments: ofClaim,
  listReusableFiles: () => `?siniestroId=${laterId}`,
  findReceipts: fiscalSearch,
  getResolution: ofClaim,
  listReceipts: () => `?vetFormId=${formId}`,
};

test('every table has the added column', async () => {
  const { rows } = await sql<object>`select * from pets`.execute(ctx().ports.db);
  expect(rows).toEqual([expect.objectContaining({ [ADDED]: ADDED })]);
});

test.each(reading.map((call) => [call.id, call] as const))('%s does not answer it', async (id, call) => {
  const path = `${pathOf(call, { id: idsInPaths[id] ?? petId })}${queries[id]?.() ?? ''}`;
  const response = await client.send(path, { headers: { Authorization: `Bearer ${client.token}` } });
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(JSON.parse(text)).not.toEqual([]);
  expect(text).not.toContain(ADDED);
});

test('localities are answered without it', async () => {
  const { body } = await client.call(calls.listLocalities, { body: { provincia: 'CABA' } });
  expect(body.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain(ADDED);
});

test('the export of an account does not hold it', async () => {
  const headers = { Authorization: `Bearer ${client.token}` };
  const response = await client.send(calls.exportAccountData.path, { headers });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(strFromU8(files['datos.json']!)).not.toContain(ADDED);
});

test.each([
  ['a person', () => showPerson(ctx().ports.db, client.email)],
  ['policies', () => listPolicies(ctx().ports, client.email)],
  ['change requests', () => listChangeRequests(ctx().ports.db)],
  ['cancellation requests', () => listCancellations(ctx().ports.db)],
  ['claims', () => listAllClaims(ctx().ports.db)],
  ['a claim', () => showClaim(ctx().ports, claimId)],
  ['events of a pet', () => listPetEvents(ctx().ports.db, petId)],
  ['legal requests', () => listLegalRequests(ctx().ports.db)],
] as const)('the operator is not shown it: %s', async (_name, read) => {
  const shown = await read();
  expect(shown).not.toEqual([]);
  expect(shown).not.toBeNull();
  expect(JSON.stringify(shown)).not.toContain(ADDED);
});
