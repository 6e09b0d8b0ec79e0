/** Receipts belong to a vet form and are unique among their owner's claims (D94, D97). */
import { calls } from '@huella/contract';
import { approveClaim, reviewFile } from '@huella/server/operator';
import { textMessages } from '@huella/validation/messages';
import { expect, test } from 'vitest';
import {
  addAnsweredClaim,
  answeredClaim,
  fiscalCode,
  fiscalSearch,
  countStored,
  movementsOf,
  newPdf,
  newImage,
  receiptsOf,
  removeFile,
  sendReceipt,
} from '../src/claim-files.ts';
import { sendForm, VET } from '../src/claims.ts';
import { fieldMessages, statusesOf, type Client } from '../src/client.ts';
import { addPet } from '../src/fixtures.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

const find = async (client: Client) =>
  (await client.call(calls.findReceipts, { search: fiscalSearch() })).body;

test('a receipt arrives with what it is about, its amount and its fiscal number', async () => {
  const { client, petId, claimId, formId } = await answeredClaim(ctx());
  const fields = { concepto: ' Consulta\n y vacuna ', monto: '0018500', codigoFiscal: fiscalCode() };
  const { status, body } = await sendReceipt(client, formId, {
    bytes: newPdf(),
    name: 'Factura.PDF',
    fields,
  });
  expect(status).toBe(201);
  const fecha = ctx().ports.clock.now().toISOString();
  const shared = { concepto: 'Consulta y vacuna', fecha };
  expect(await receiptsOf(client, formId)).toEqual([
    {
      ...shared,
      id: body.id,
      monto: 18_500,
      downloadLink: body.downloadLink,
      fiscal: { cuit: '30712345671', tipo: 6, puntoVenta: 3, numero: 1234 },
      estado: 'RECIBIDO',
      archivo: { ...body, nombre: 'Factura.pdf', formato: 'application/pdf' },
    },
  ]);
  expect((await movementsOf(client, claimId))[0]).toMatch(
    /^COMPLETADO: Recibimos un comprobante de \$\s18\.500: Consulta y vacuna$/,
  );
  expect(await find(client)).toEqual([
    { ...shared, comprobanteId: body.id, siniestroId: claimId, vetFormId: formId, mascotaId: petId },
  ]);
});

test('a receipt of somebody else is not found, and its number is not a duplicate', async () => {
  const fields = { codigoFiscal: fiscalCode() };
  const [one, other] = [await answeredClaim(ctx()), await answeredClaim(ctx())];
  const bytes = newPdf();
  expect((await sendReceipt(one.client, one.formId, { bytes, fields })).status).toBe(201);
  expect(await find(other.client)).toEqual([]);
  expect((await sendReceipt(other.client, other.formId, { bytes, fields })).status).toBe(201);
});

test.each([
  [{ concepto: ' \u3164 ' }, 'concepto', 'Por favor, complete este campo.'],
  [{ concepto: 'x'.repeat(101) }, 'concepto', textMessages.tooLong],
  [{ monto: '0' }, 'monto', 'Por favor, complete este campo.'],
  [{ monto: '1000000001' }, 'monto', 'Por favor, revise el monto: es demasiado alto'],
  [{ monto: '12,5' }, 'monto', 'Por favor, complete este campo.'],
  [{ monto: '-1' }, 'monto', 'Por favor, complete este campo.'],
  [{ codigoFiscal: 'x'.repeat(2001) }, 'codigoFiscal', textMessages.tooLong],
])('%j is rejected at its field', async (fields, path, message) => {
  const { client, formId } = await answeredClaim(ctx());
  const reply = await sendReceipt(client, formId, { fields });
  expect([reply.status, fieldMessages(reply)]).toEqual([422, { [path]: message }]);
  expect(await receiptsOf(client, formId)).toEqual([]);
});

test('an unreadable code identifies nothing, and the receipt is accepted', async () => {
  const { client, formId } = await answeredClaim(ctx());
  const fields = { codigoFiscal: 'https://arca.gob.ar.evil.example/fe/qr/?p=e30' };
  expect((await sendReceipt(client, formId, { fields })).status).toBe(201);
  expect((await receiptsOf(client, formId))[0].fiscal).toBeNull();
});

test('D97 a credit note, too, is taken with its number: the app warns, the insurer decides', async () => {
  const { client, formId } = await answeredClaim(ctx());
  const fields = { codigoFiscal: fiscalCode({ tipoCmp: 8 }) };
  expect((await sendReceipt(client, formId, { fields })).status).toBe(201);
  expect((await receiptsOf(client, formId))[0].fiscal).toMatchObject({ tipo: 8 });
});

test('a form that its vet has not answered has no receipts', async () => {
  const { client, claimId } = await answeredClaim(ctx());
  const veterinario = { ...VET, mail: 'sin-responder@clinica.example' };
  const reply = await sendReceipt(client, await sendForm(client, claimId, { veterinario }));
  expect([reply.status, fieldMessages(reply)]).toEqual([
    422,
    { vetFormId: 'El veterinario todavía no completó este formulario.' },
  ]);
});

test('D94 O-UP-09 the same bytes under the same form are the first again, elsewhere a duplicate that says where', async () => {
  const { client, petId, claimId, formId } = await answeredClaim(ctx());
  const bytes = newPdf();
  const first = await sendReceipt(client, formId, { bytes });
  const again = await sendReceipt(client, formId, { bytes, fields: { monto: '1' } });
  expect([again.status, again.body.id]).toEqual([200, first.body.id]);
  expect(await receiptsOf(client, formId)).toHaveLength(1);
  const later = await addAnsweredClaim(ctx(), client, petId);
  const elsewhere = await sendReceipt(client, later.formId, { bytes });
  expect([elsewhere.status, elsewhere.body]).toEqual([
    409,
    {
      code: 'duplicate_receipt',
      id: first.body.id,
      message: `Este comprobante ya lo envió el 27/11/2026 en el siniestro ${claimId} de Luna.`,
    },
  ]);
  expect((await countStored(ctx(), later.claimId)).rows).toEqual([]);
});

test('D94 N-C23G the same invoice photographed again is a duplicate, also under its own form and under its earlier path', async () => {
  const { client, petId, formId } = await answeredClaim(ctx());
  const fields = { codigoFiscal: fiscalCode() };
  const first = await sendReceipt(client, formId, { fields });
  const later = await addAnsweredClaim(ctx(), client, petId);
  const before = { codigoFiscal: fiscalCode().replace('www.arca.', 'www.afip.') };
  for (const [form, code] of [
    [formId, fields],
    [later.formId, fields],
    [formId, before],
  ] as const) {
    const reply = await sendReceipt(client, form, { bytes: newImage(), fields: code });
    expect([reply.status, reply.body.code, reply.body.id]).toEqual([409, 'duplicate_receipt', first.body.id]);
  }
  const another = { codigoFiscal: fiscalCode({ nroCmp: 1235 }) };
  expect((await sendReceipt(client, formId, { fields: another })).status).toBe(201);
});

test('N-C24G two receipts of one shop, concept and amount that are two papers are both taken', async () => {
  const { client, formId } = await answeredClaim(ctx());
  const sent = [await sendReceipt(client, formId), await sendReceipt(client, formId)];
  expect(statusesOf(sent)).toEqual([201, 201]);
  expect(await receiptsOf(client, formId)).toHaveLength(2);
});

test('D94 of two claims at once one gets an invoice, and the other reads where it is', async () => {
  const { client, formId } = await answeredClaim(ctx());
  const other = await addAnsweredClaim(ctx(), client, await addPet(client, { nombre: 'Toto' }));
  const fields = { codigoFiscal: fiscalCode() };
  const replies = await Promise.all([
    sendReceipt(client, formId, { fields }),
    sendReceipt(client, other.formId, { fields }),
  ]);
  expect(statusesOf(replies)).toEqual([201, 409]);
  const [kept, rejected] = replies.toSorted((one, two) => one.status - two.status);
  expect(rejected?.body).toMatchObject({ code: 'duplicate_receipt', id: kept?.body.id });
  const bytes = newPdf();
  const same = await Promise.all([formId, other.formId].map((form) => sendReceipt(client, form, { bytes })));
  expect(statusesOf(same)).toEqual([201, 409]);
});

test('a receipt that was returned or taken back may come again, and a decision leaves it out', async () => {
  const { client, petId, claimId, formId } = await answeredClaim(ctx());
  const fields = { codigoFiscal: fiscalCode() };
  const first = await sendReceipt(client, formId, { fields });
  const reason = 'No se lee el importe.';
  expect(await reviewFile(ctx().ports, first.body.id, { state: 'returned', reason })).toBe('done');
  expect((await receiptsOf(client, formId))[0]).toMatchObject({ estado: 'DEVUELTO', motivo: reason });
  expect(await find(client)).toEqual([]);
  expect(await approveClaim(ctx().ports, claimId, [])).toBe('no_receipts');
  const second = await sendReceipt(client, formId, { fields });
  expect(second.status).toBe(201);
  expect((await removeFile(client, second.body.id)).status).toBe(204);
  const later = await addAnsweredClaim(ctx(), client, petId);
  expect((await sendReceipt(client, later.formId, { fields })).status).toBe(201);
  const third = await sendReceipt(client, formId);
  expect(await approveClaim(ctx().ports, claimId, [])).toBe('done');
  const { body } = await client.call(calls.getResolution, { search: `?siniestroId=${claimId}` });
  expect(body.lineas.map((line: { comprobanteId: number }) => line.comprobanteId)).toEqual([third.body.id]);
});

test('an invoice is asked for by all that names it, and a number that none has finds none', async () => {
  const { client } = await answeredClaim(ctx());
  for (const nroCmp of [100_000_000, 999_999_999_999_999]) {
    const { status, body } = await client.call(calls.findReceipts, { search: fiscalSearch({ nroCmp }) });
    expect([status, body]).toEqual([200, []]);
  }
  for (const search of ['', '?cuit=1&tipo=1&puntoVenta=1&numero=1', '?cuit=30712345671&tipo=1&puntoVenta=1'])
    expect((await client.call(calls.findReceipts, { search })).status).toBe(422);
});
