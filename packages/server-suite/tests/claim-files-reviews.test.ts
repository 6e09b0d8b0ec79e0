/** Reviews, reuse, third parties and account deletion (D65, D92). */
import { calls } from '@huella/contract';
import { deliverOutbox, sweepExpired } from '@huella/server';
import {
  closeClaim,
  listClaimDocuments,
  recordPaper,
  readClaimFile,
  resetDemo,
  reviewFile,
} from '@huella/server/operator';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  addAnsweredClaim,
  answeredClaim,
  documentsOf,
  follow,
  countStored,
  movementsOf,
  newPdf,
  removeFile,
  reusableOf,
  sendExtra,
  sendPaper,
  sendReceipt,
  statusOf,
} from '../src/claim-files.ts';
import { fieldMessages, newClient, type Client } from '../src/client.ts';
import { addPet, PASSWORD } from '../src/fixtures.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';
import { unlessBlocked, withPause } from '../src/with-pause.ts';

const ctx = useSuiteContext();
const NOWHERE = 999_999_999;

const approve = (id: number) => reviewFile(ctx().ports, id, { state: 'approved' });
const returnFile = (id: number, reason = 'No se lee.') =>
  reviewFile(ctx().ports, id, { state: 'returned', reason });
const missingOf = async (client: Client, claimId: number) => {
  const { body } = await client.call(calls.listWaitingClaims);
  return body.find(({ siniestroId }: { siniestroId: number }) => siniestroId === claimId).falta;
};

test('D92 papers, studies and receipts are returned with a reason or approved, and their owner reads it', async () => {
  const { client, claimId, formId } = await answeredClaim(ctx());
  const paper = (await sendPaper(client, claimId, 'cbu')).body.id;
  const extra = (await sendExtra(client, claimId)).body.id;
  const receipt = (await sendReceipt(client, formId)).body.id;
  expect(await missingOf(client, claimId)).not.toContain('cbu');
  for (const reason of ['', ' \u3164', '\u0007', 'x'.repeat(501)])
    expect(await returnFile(paper, reason)).toBe('invalid_text');
  expect(await returnFile(paper)).toBe('done');
  expect(await approve(extra)).toBe('done');
  expect(await returnFile(receipt)).toBe('done');
  for (const id of [paper, extra, receipt]) expect(await approve(id)).toBe('already_reviewed');
  expect(await approve(NOWHERE)).toBe('not_found');
  expect(await missingOf(client, claimId)).toContain('cbu');
  expect((await documentsOf(client, claimId)).cbu).toBeNull();
  expect((await statusOf(client, claimId)).cbu).toMatchObject([
    { estado: 'DEVUELTO', motivo: 'No se lee.', revisado: expect.any(String), archivo: { id: paper } },
  ]);
  const extras = (await client.call(calls.listExtraDocuments, { search: `?siniestroId=${claimId}` })).body;
  expect(extras).toMatchObject([{ id: extra, estado: 'APROBADO', revisado: expect.any(String) }]);
  expect((await movementsOf(client, claimId)).slice(0, 3)).toEqual([
    expect.stringMatching(
      /^PENDIENTE: Tenemos que pedirle otra vez el comprobante de \$\s18\.000 \(Consulta\): No se lee\.$/,
    ),
    'APROBADO: Revisamos el estudio «Ecografía»: está bien.',
    'PENDIENTE: Tenemos que pedirle otra vez el CBU: No se lee.',
  ]);
});

test('the very file that was returned is rejected in words, and another is taken', async () => {
  const { client, claimId, formId } = await answeredClaim(ctx());
  const bytes = newPdf();
  const message =
    'Es el mismo archivo que le devolvimos: «No se lee.». Saque otra foto o elija otro archivo.';
  const sendAll = (upload: { bytes: Uint8Array<ArrayBuffer> }) =>
    Promise.all([
      sendPaper(client, claimId, 'libretas', upload),
      sendExtra(client, claimId, upload),
      sendReceipt(client, formId, upload),
    ]);
  for (const { body } of await sendAll({ bytes })) await returnFile(body.id);
  const again = await sendAll({ bytes });
  expect(again.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect(again.flatMap((reply) => Object.values(fieldMessages(reply)))).toEqual([message, message, message]);
  expect((await sendAll({ bytes: newPdf() })).map(({ status }) => status)).toEqual([201, 201, 201]);
});

test('a returned file may be taken back, an approved one not', async () => {
  const { client, claimId } = await answeredClaim(ctx());
  const [first, second] = [await sendPaper(client, claimId, 'cbu'), await sendPaper(client, claimId, 'cbu')];
  await returnFile(first.body.id);
  await approve(second.body.id);
  expect((await removeFile(client, first.body.id)).status).toBe(204);
  const kept = await removeFile(client, second.body.id);
  expect([kept.status, kept.body]).toEqual([
    409,
    {
      code: 'file_settled',
      message: 'Este archivo ya fue revisado, o el siniestro está resuelto: no se puede retirar.',
    },
  ]);
});

test('an approval and a taking back at once come one after the other', async () => {
  const { client, claimId } = await answeredClaim(ctx());
  const { id } = (await sendPaper(client, claimId, 'cbu')).body;
  const [approval, removal] = await Promise.all([approve(id), removeFile(client, id)]);
  expect([
    ['done', 409],
    ['not_found', 204],
  ]).toContainEqual([approval, removal.status]);
});

test('the operator’s commands by slot say it of the file that came last', async () => {
  const { client, claimId } = await answeredClaim(ctx());
  const { id } = (await sendPaper(client, claimId, 'libretas')).body;
  const note = { slot: 'libretas', state: 'returned', reason: 'No se lee.' } as const;
  expect(await recordPaper(ctx().ports, claimId, note)).toBe('done');
  expect((await statusOf(client, claimId)).libretas).toMatchObject([{ id, estado: 'DEVUELTO' }]);
  expect(await recordPaper(ctx().ports, claimId, { slot: 'constancia', state: 'received' })).toBe('done');
  expect(await missingOf(client, claimId)).toEqual(['dniFrente', 'dniDorso', 'libretas', 'cbuTercero']);
  expect(await listClaimDocuments(ctx().ports.db, claimId)).toMatchObject([
    { id, slot: 'libretas', name: 'la libreta de vacunación', state: 'DEVUELTO', reason: 'No se lee.' },
    { slot: 'constancia', state: 'RECIBIDO', fileName: null, size: null },
  ]);
  await closeClaim(ctx().ports, claimId, 'Se dejó sin efecto');
  expect(await approve(id)).toBe('already_decided');
});

test('the operator reads a file as it is kept', async () => {
  const { client, claimId } = await answeredClaim(ctx());
  const bytes = newPdf(3);
  const { id } = (await sendPaper(client, claimId, 'libretas', { bytes, name: 'libreta.pdf' })).body;
  const file = await readClaimFile(ctx().ports, id);
  expect([file?.fileName, new Uint8Array(file?.bytes ?? [])]).toEqual(['libreta.pdf', bytes]);
  expect(await readClaimFile(ctx().ports, NOWHERE)).toBeNull();
  for (const key of (await countStored(ctx(), claimId)).keys) await ctx().ports.blobs.delete(key);
  expect(await readClaimFile(ctx().ports, id)).toEqual({ fileName: 'libreta.pdf', bytes: null });
});

test('several reviews before a mail goes out are one mail', async () => {
  const { client, claimId } = await answeredClaim(ctx());
  const ids = [];
  for (const slot of ['dniFrente', 'dniDorso', 'libretas'] as const)
    ids.push((await sendPaper(client, claimId, slot)).body.id);
  while ((await deliverOutbox(ctx().ports)).sent > 0);
  const before = ctx().mails.length;
  for (const id of ids) await returnFile(id);
  while ((await deliverOutbox(ctx().ports)).sent > 0);
  expect(
    ctx()
      .mails.slice(before)
      .map(({ to }) => to),
  ).toEqual([client.email]);
});

test('who is paid is the owner’s choice, and decides which papers are missing', async () => {
  const { client, claimId } = await answeredClaim(ctx());
  const choose = async (tercero: boolean) =>
    (await client.call(calls.setPaidParty, { body: { siniestroId: claimId, tercero } })).status;
  expect(await missingOf(client, claimId)).toEqual(['dniFrente', 'dniDorso', 'libretas', 'cbu']);
  expect([await choose(true), await choose(true)]).toEqual([200, 200]);
  expect(await missingOf(client, claimId)).toEqual([
    'dniFrente',
    'dniDorso',
    'libretas',
    'cbuTercero',
    'constancia',
  ]);
  expect(await choose(false)).toBe(200);
  expect(await missingOf(client, claimId)).toEqual(['dniFrente', 'dniDorso', 'libretas', 'cbu']);
  expect((await movementsOf(client, claimId)).slice(0, 2)).toEqual([
    'Usted nos dijo que el reintegro lo cobra usted.',
    'Usted nos dijo que el reintegro lo cobra otra persona.',
  ]);
});

test('DNI, CBU and the booklet of the same pet serve another claim, the newest that was not returned', async () => {
  const { client, petId, claimId } = await answeredClaim(ctx());
  const old = (await sendPaper(client, claimId, 'cbu')).body.id;
  const cbu = (await sendPaper(client, claimId, 'cbu', { name: 'cbu.jpg' })).body.id;
  const booklet = (await sendPaper(client, claimId, 'libretas')).body.id;
  await sendPaper(client, claimId, 'constancia');
  await returnFile((await sendPaper(client, claimId, 'dniFrente')).body.id);
  const same = await addAnsweredClaim(ctx(), client, petId);
  const other = await addAnsweredClaim(ctx(), client, await addPet(client, { nombre: 'Toto' }));
  const offered = await reusableOf(client, same.claimId);
  expect(offered).toEqual([
    expect.objectContaining({ slot: 'libretas', archivo: expect.objectContaining({ id: booklet }) }),
    {
      slot: 'cbu',
      siniestroId: claimId,
      fecha: expect.any(String),
      archivo: expect.objectContaining({ id: cbu, nombre: 'cbu.jpg', formato: 'image/jpeg' }),
    },
  ]);
  expect((await follow(client, offered[1].archivo.downloadLink)).status).toBe(200);
  const slotsOf = async (id: number) =>
    (await reusableOf(client, id)).map(({ slot }: { slot: string }) => slot);
  expect(await slotsOf(other.claimId)).toEqual(['cbu']);
  const reuse = (siniestroId: number, archivoId: number) =>
    client.call(calls.reuseFile, { body: { siniestroId, archivoId } });
  const here = (await sendPaper(client, same.claimId, 'constancia')).body.id;
  const measured = (size: number) =>
    ctx().ports.db.updateTable('claim_documents').set({ size }).where('id', '=', here).execute();
  await measured(150 * 1024 * 1024);
  expect((await reuse(same.claimId, cbu)).status).toBe(422);
  await measured(1);
  const first = await reuse(same.claimId, cbu);
  const again = await reuse(same.claimId, cbu);
  expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
  expect(first.body.id).not.toBe(cbu);
  expect(await slotsOf(same.claimId)).toEqual(['libretas']);
  expect((await movementsOf(client, same.claimId))[0]).toBe('COMPLETADO: Recibimos el CBU.');
  for (const [claim, file] of [
    [other.claimId, booklet],
    [same.claimId, NOWHERE],
    [claimId, old],
  ] as const)
    expect((await reuse(claim, file)).status).toBe(422);
  expect((await removeFile(client, cbu)).status).toBe(204);
  expect((await follow(client, again.body.downloadLink)).status).toBe(200);
});

test('a file that is taken back while another claim takes it over is there, or is rejected', async () => {
  const { client, petId, claimId } = await answeredClaim(ctx());
  const { body } = await sendPaper(client, claimId, 'cbu');
  const other = await addAnsweredClaim(ctx(), client, petId);
  let removal: Promise<unknown> = Promise.resolve();
  const slow = withPause(ctx(), 'claim_documents', async () => {
    removal = removeFile(client, body.id);
    await unlessBlocked(removal);
  });
  const meanwhile = Object.assign(newClient(slow), { token: client.token });
  const reused = await meanwhile.call(calls.reuseFile, {
    body: { siniestroId: other.claimId, archivoId: body.id },
  });
  await removal;
  const link: string = reused.body.downloadLink ?? '';
  expect(reused.status === 422 ? 200 : (await follow(client, link)).status).toBe(200);
});

test('the archive of an account holds every file, under a name of its own, and what was said of it', async () => {
  const { client, claimId, formId } = await answeredClaim(ctx());
  const bytes = newPdf();
  const name = '../../Análisis de sangre completo 2026.pdf';
  const paper = (await sendPaper(client, claimId, 'cbu', { bytes, name })).body.id;
  const extra = (await sendExtra(client, claimId, { bytes, name })).body.id;
  const receipt = (await sendReceipt(client, formId, { bytes, name })).body.id;
  await returnFile(extra);
  const headers = { Authorization: `Bearer ${client.token}` };
  const response = await client.send(calls.exportAccountData.path, { headers });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const placeOf = (id: number) => `siniestros/${claimId}/${id}-analisis-de-sangre-c.pdf`;
  for (const id of [paper, extra, receipt]) expect(files[placeOf(id)]).toEqual(bytes);
  const [claim] = JSON.parse(strFromU8(files['datos.json']!)).siniestros;
  expect(claim).toMatchObject({
    documentacion: [{ papel: 'cbu', estado: 'RECIBIDO', archivo: placeOf(paper) }],
    estudiosEInformes: [
      { nombre: 'Ecografía', estado: 'DEVUELTO', motivo: 'No se lee.', archivo: placeOf(extra) },
    ],
    comprobantes: [{ concepto: 'Consulta', archivo: placeOf(receipt) }],
  });
});

test('with an account its files go, also those that the store could not delete at once', async () => {
  const { client, claimId, formId } = await answeredClaim(ctx());
  await sendPaper(client, claimId, 'cbu');
  await sendReceipt(client, formId);
  const { keys, blobs } = await countStored(ctx(), claimId);
  expect(blobs.every((blob) => blob !== null)).toBe(true);
  expect((await client.call(calls.deleteAccount, { body: { password: PASSWORD } })).status).toBe(200);
  expect((await countStored(ctx(), claimId)).rows).toEqual([]);
  await sweepExpired(ctx().ports);
  for (const key of keys) expect(await ctx().ports.blobs.get(key)).toBeNull();
});

test('the demo’s reset leaves no file', async () => {
  const { client, claimId } = await answeredClaim(ctx());
  await sendPaper(client, claimId, 'cbu');
  const { keys } = await countStored(ctx(), claimId);
  await resetDemo(ctx().ports);
  expect(await ctx().ports.blobs.get(keys[0]!)).toBeNull();
  expect(await ctx().ports.db.selectFrom('claim_documents').selectAll().execute()).toEqual([]);
});
