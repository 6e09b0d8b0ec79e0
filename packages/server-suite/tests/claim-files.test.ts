/** Files of claims (D92, D94, D100). */
import { calls, type DocumentSlot } from '@huella/contract';
import { deliverOutbox, sweepExpired } from '@huella/server';
import { closeClaim } from '@huella/server/operator';
import { contains, drawJpeg, PLACE, sizeOf, withExif } from '@huella/server/testing';
import { expect, test } from 'vitest';
import {
  answeredClaim,
  documentsOf,
  follow,
  countStored,
  movementsOf,
  newPdf,
  newImage,
  pathOfFile,
  removeFile,
  sendExtra,
  sendPaper,
  sendReceipt,
  statusOf,
} from '../src/claim-files.ts';
import { addClaim } from '../src/claims.ts';
import { fieldMessages, newClient, statusesOf, type Client, type Reply } from '../src/client.ts';
import { addPet, logIn, signUpAndLogIn, signUpWithPerson } from '../src/fixtures.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../src/suite-context.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';
import { withPorts } from '../src/with-ports.ts';

const ctx = useSuiteContext();
const NOWHERE = 999_999_999;

async function claimOf() {
  const client = await signUpWithPerson(ctx());
  const fecha_carga = ctx().ports.clock.now().toISOString();
  return { client, claimId: await addClaim(client, await addPet(client), { fecha_carga }) };
}

/** The responses about somebody else's claim and about none. */
const both = (foreign: number, call: (id: number) => Promise<Reply>) =>
  Promise.all([call(foreign), call(NOWHERE)]);
const query = (id: number) => ({ search: `?siniestroId=${id}` });

const papers = ['dniFrente', 'dniDorso', 'libretas', 'cbu', 'cbuTercero', 'constancia'] as const;
const wireNames: Readonly<Record<DocumentSlot, string>> = {
  dniFrente: 'dniFrente',
  dniDorso: 'dniDorso',
  libretas: 'libretaVacunacion',
  cbu: 'cbu',
  cbuTercero: 'terceroCbu',
  constancia: 'constancia',
};

test.each(papers)('a %s arrives, and both status calls and the movements say so', async (slot) => {
  const { client, claimId } = await claimOf();
  const reply = await sendPaper(client, claimId, slot, { name: 'Mi papel.JPG' });
  expect([reply.status, reply.body]).toEqual([
    201,
    { id: expect.any(Number), downloadLink: expect.stringContaining(pathOfFile(reply.body.id)) },
  ]);
  const status = await statusOf(client, claimId);
  expect(status[slot]).toEqual([
    {
      id: reply.body.id,
      estado: 'RECIBIDO',
      fecha: ctx().ports.clock.now().toISOString(),
      archivo: { ...reply.body, nombre: 'Mi papel.jpg', formato: 'image/jpeg' },
    },
  ]);
  const others = papers.filter((other) => other !== slot).map((other) => status[other]);
  expect(others).toEqual([[], [], [], [], []]);
  const { otros, ...links } = await documentsOf(client, claimId);
  expect(otros).toEqual([]);
  expect(Object.entries(links).filter(([, link]) => link !== null)).toEqual([
    [wireNames[slot], reply.body.downloadLink],
  ]);
  expect((await movementsOf(client, claimId))[0]).toMatch(/^COMPLETADO: Recibimos (el|la) /);
  const claim = (await client.call(calls.getClaim, { search: `?siniestroId=${claimId}` })).body;
  expect(claim.pagoATercero).toBe(slot === 'cbuTercero' || slot === 'constancia');
});

test('studies and reports arrive once a vet has answered, each with what it is called', async () => {
  const { client, claimId } = await answeredClaim(ctx());
  const bytes = newPdf();
  const { status, body } = await sendExtra(client, claimId, {
    bytes,
    name: 'eco.pdf',
    fields: { label: ' Ecografía\n abdominal ', tipo: 'informe' },
  });
  expect(status).toBe(201);
  const listed = (await client.call(calls.listExtraDocuments, { search: `?siniestroId=${claimId}` })).body;
  expect(listed).toEqual([
    {
      id: body.id,
      label: 'Ecografía abdominal',
      tipo: 'informe',
      downloadLink: body.downloadLink,
      estado: 'RECIBIDO',
      fecha: expect.any(String),
      archivo: { ...body, nombre: 'eco.pdf', formato: 'application/pdf' },
    },
  ]);
  const { otros } = await documentsOf(client, claimId);
  expect(otros).toEqual([
    { id: body.id, label: 'Ecografía abdominal', tipo: 'informe', downloadLink: body.downloadLink },
  ]);
  const stored = new Uint8Array(await (await follow(client, body.downloadLink)).arrayBuffer());
  expect(stored).toEqual(bytes);
});

test('a study has a name and a kind, and waits for a vet', async () => {
  const early = await claimOf();
  const rejected = await sendExtra(early.client, early.claimId);
  expect([rejected.status, fieldMessages(rejected)]).toEqual([
    422,
    {
      siniestroId: 'Puede mandar estudios e informes cuando un veterinario haya completado su formulario.',
    },
  ]);
  const { client, claimId } = await answeredClaim(ctx());
  for (const [fields, path] of [
    [{ label: ' \u3164 ' }, 'label'],
    [{ label: 'x'.repeat(101) }, 'label'],
    [{ label: 'a\u0007b' }, 'label'],
    [{ tipo: 'factura' }, 'tipo'],
  ] as const) {
    const reply = await sendExtra(client, claimId, { fields });
    expect([reply.status, Object.keys(fieldMessages(reply))]).toEqual([422, [path]]);
  }
  const form = new FormData();
  for (const [name, value] of Object.entries({ siniestroId: claimId, label: 'Placa' }))
    form.set(name, String(value));
  form.set('doc_extra', new Blob([newImage()]));
  expect(fieldMessages(await client.call(calls.addOtherFile, { form }))).toEqual({
    tipo: 'Por favor, elija qué es',
  });
});

test('a form without its file says so', async () => {
  const { client, claimId } = await claimOf();
  const form = new FormData();
  form.set('siniestroId', String(claimId));
  form.set('file', 'no soy un archivo');
  const reply = await client.call(calls.addCbuFile, { form });
  expect([reply.status, fieldMessages(reply)]).toEqual([422, { file: 'Elija un archivo.' }]);
});

test('a DNI is kept small and upright, a paper large; where it was taken is not kept', async () => {
  const { client, claimId } = await claimOf();
  const photo = withExif(drawJpeg(2400, 1200), 6);
  expect(contains(photo, PLACE)).toBe(true);
  await sendPaper(client, claimId, 'dniFrente', { bytes: photo });
  await sendPaper(client, claimId, 'libretas', { bytes: photo });
  const { rows, blobs } = await countStored(ctx(), claimId);
  expect(blobs.map((blob) => sizeOf(blob?.bytes ?? new Uint8Array()))).toEqual([
    [400, 800],
    [1000, 2000],
  ]);
  for (const [at, blob] of blobs.entries()) {
    expect(contains(blob?.bytes ?? new Uint8Array(), PLACE)).toBe(false);
    expect(rows[at]?.size).toBe(blob?.bytes.length);
  }
});

test.each([
  '../../etc/passwd',
  'C:\\fotos\\x.exe',
  'a\u202egpj.exe',
  '\u0000.pdf',
  '.htaccess',
  '"x"\r\nSet-Cookie: a',
  ' .jpg',
])('O-SE-06 neither the name %j decides anything nor does it leave its place', async (name) => {
  const { client, claimId } = await claimOf();
  const { status, body } = await sendPaper(client, claimId, 'cbu', { name });
  expect(status).toBe(201);
  const [{ archivo }] = (await statusOf(client, claimId)).cbu;
  expect(archivo.nombre).toMatch(
    /^[^/\\"<>:|?*\p{Cc}\p{Bidi_Control}.][^/\\"<>:|?*\p{Cc}\p{Bidi_Control}]*\.jpg$/u,
  );
  const shown = await follow(client, body.downloadLink);
  expect([shown.status, shown.headers.get('Set-Cookie')]).toEqual([200, null]);
});

test('an invalid file is rejected in words and leaves nothing', async () => {
  const { client, claimId } = await claimOf();
  const reply = await sendPaper(client, claimId, 'cbu', { bytes: new TextEncoder().encode('<svg/>') });
  expect([reply.status, Object.keys(fieldMessages(reply))]).toEqual([415, ['file']]);
  expect((await countStored(ctx(), claimId)).rows).toEqual([]);
  expect(await movementsOf(client, claimId)).toEqual([]);
});

test('D94 the same file again is the first, also three days later, and one row', async () => {
  const { client, claimId } = await answeredClaim(ctx());
  const bytes = newPdf();
  const send = () => sendPaper(client, claimId, 'libretas', { bytes, key: 'una-libreta' });
  const first = await send();
  ctx().advance(72 * HOUR);
  await logIn(client);
  const again = await send();
  expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
  expect((await follow(client, again.body.downloadLink)).status).toBe(200);
  expect((await countStored(ctx(), claimId)).rows).toHaveLength(1);
  const study = { bytes: newPdf() };
  const sent = [await sendExtra(client, claimId, study), await sendExtra(client, claimId, study)];
  expect(sent.map(({ status, body }) => [status, body.id])).toEqual([
    [201, sent[0]?.body.id],
    [200, sent[0]?.body.id],
  ]);
});

test('N-C22G O-UP-07 files that all have one name stay apart, each what its bytes are', async () => {
  const { client, claimId, formId } = await answeredClaim(ctx());
  const name = 'image.jpg';
  const [study, report, receipt, other] = [newPdf(), newPdf(), newPdf(), newPdf()];
  const replies = [
    await sendPaper(client, claimId, 'dniFrente', { name }),
    await sendPaper(client, claimId, 'dniDorso', { name }),
    await sendExtra(client, claimId, { name, bytes: study }),
    await sendExtra(client, claimId, { name, bytes: report }),
    await sendReceipt(client, formId, { name, bytes: receipt }),
    await sendReceipt(client, formId, { name, bytes: other }),
  ];
  expect(new Set(statusesOf(replies))).toEqual(new Set([201]));
  const kept = await Promise.all(replies.map(({ body }) => bytesBehind(client, body.downloadLink)));
  expect(kept.slice(2)).toEqual([study, report, receipt, other]);
  expect(kept[0]).not.toEqual(kept[1]);
  const extras = (await client.call(calls.listExtraDocuments, { search: `?siniestroId=${claimId}` })).body;
  expect(extras.map(({ archivo }: { archivo: { nombre: string } }) => archivo.nombre)).toEqual([
    'image.pdf',
    'image.pdf',
  ]);
});

const bytesBehind = async (client: Client, link: string) =>
  new Uint8Array(await (await follow(client, link)).arrayBuffer());

test('D94 the first answer comes again by its key, with a link that serves', async () => {
  const { client, claimId } = await claimOf();
  const bytes = newPdf();
  const first = await sendPaper(client, claimId, 'cbu', { bytes, key: 'un-cbu' });
  ctx().advance(10 * MINUTE);
  const again = await sendPaper(client, claimId, 'cbu', { bytes, key: 'un-cbu' });
  expect(again.body.id).toBe(first.body.id);
  expect((await follow(client, again.body.downloadLink)).status).toBe(200);
});

test('D94 of two at once one is the first, the other the same', async () => {
  const { client, claimId } = await claimOf();
  const bytes = newImage();
  const replies = await Promise.all([1, 2, 3].map(() => sendPaper(client, claimId, 'cbu', { bytes })));
  expect(statusesOf(replies)).toEqual([200, 200, 201]);
  const { rows, blobs } = await countStored(ctx(), claimId);
  expect(rows).toHaveLength(1);
  expect(blobs[0]).not.toBeNull();
});

test('the same bytes serve several slots and claims, and are kept once', async () => {
  const { client, claimId } = await claimOf();
  const bytes = newPdf();
  for (const slot of ['libretas', 'cbu'] as const)
    expect((await sendPaper(client, claimId, slot, { bytes })).status).toBe(201);
  const { rows, keys } = await countStored(ctx(), claimId);
  expect([rows.length, new Set(keys).size]).toEqual([2, 1]);
  await removeFile(client, rows[0]!.id);
  expect(await ctx().ports.blobs.get(keys[0]!)).not.toBeNull();
  await removeFile(client, rows[1]!.id);
  expect(await ctx().ports.blobs.get(keys[0]!)).toBeNull();
});

test('a file is taken back, and may come again', async () => {
  const { client, claimId } = await claimOf();
  const bytes = newImage();
  const { body } = await sendPaper(client, claimId, 'dniDorso', { bytes });
  const removed = await removeFile(client, body.id);
  expect([removed.status, removed.body]).toEqual([204, null]);
  expect((await follow(client, body.downloadLink)).status).toBe(404);
  expect((await statusOf(client, claimId)).dniDorso).toEqual([]);
  expect((await movementsOf(client, claimId))[0]).toBe('Usted retiró el dorso del DNI.');
  expect((await removeFile(client, body.id)).status).toBe(404);
  expect((await sendPaper(client, claimId, 'dniDorso', { bytes })).status).toBe(201);
});

test('O-SE-03 somebody else’s claim, form and file are unknown, in the same words', async () => {
  const { client: owner, claimId, formId } = await answeredClaim(ctx());
  const { body } = await sendPaper(owner, claimId, 'cbu');
  const stranger = await signUpAndLogIn(ctx());
  for (const [foreign, unknown] of [
    ...(await Promise.all(papers.map((slot) => both(claimId, (id) => sendPaper(stranger, id, slot))))),
    await both(claimId, (id) => sendExtra(stranger, id)),
    await both(formId, (id) => sendReceipt(stranger, id)),
    await both(body.id, (id) => removeFile(stranger, id)),
    await both(claimId, (id) => stranger.call(calls.getClaimDocuments, query(id))),
    await both(claimId, (id) => stranger.call(calls.getDocumentStatus, query(id))),
    await both(claimId, (id) => stranger.call(calls.listExtraDocuments, query(id))),
    await both(claimId, (id) => stranger.call(calls.listReusableFiles, query(id))),
    await both(claimId, (id) =>
      stranger.call(calls.reuseFile, { body: { siniestroId: id, archivoId: body.id } }),
    ),
    await both(claimId, (id) =>
      stranger.call(calls.setPaidParty, { body: { siniestroId: id, tercero: true } }),
    ),
  ])
    expect([foreign?.status, foreign?.body]).toEqual([404, unknown?.body]);
  expect((await countStored(ctx(), claimId)).rows).toHaveLength(1);
});

test('D100 a link saves the file for five minutes and for nobody who changes it', async () => {
  const { client, claimId } = await claimOf();
  const { body } = await sendPaper(client, claimId, 'cbu', { name: 'Resumen de mi cuenta – ñandú.jpg' });
  const other = await sendPaper(client, claimId, 'libretas');
  const link: string = body.downloadLink;
  const shown = await follow(newClient(ctx()), link);
  expect(shown.status).toBe(200);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition':
      'attachment; filename="Resumen de mi cuenta  nandu.jpg"; filename*=UTF-8\'\'Resumen%20de%20mi%20cuenta%20%E2%80%93%20%C3%B1and%C3%BA.jpg',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const head = await follow(client, link, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  const signature = new URL(link, 'http://x').searchParams.get('firma') ?? '';
  for (const wrong of [
    pathOfFile(body.id),
    link.replace(/vence=\d+/, 'vence=99999999999'),
    link.replace(/vence=\d+/, 'vence=NaN'),
    link.replace(signature, `${signature}x`),
    link.replace(signature, signature.slice(1)),
    link.replace(`/${body.id}?`, `/${other.body.id}?`),
    link.replace(`/${body.id}?`, '/x?'),
  ]) {
    const reply = await follow(client, wrong);
    expect([wrong, reply.status]).toEqual([wrong, 404]);
  }
  ctx().advance(5 * MINUTE - SECOND);
  expect((await follow(client, link)).status).toBe(200);
  ctx().advance(SECOND);
  expect((await follow(client, link)).status).toBe(404);
  expect(ctx().logged.join('\n')).not.toContain(signature);
});

test('a file that the store has lost is a 404, and in the log', async () => {
  const { client, claimId } = await claimOf();
  const { body } = await sendPaper(client, claimId, 'cbu');
  for (const key of (await countStored(ctx(), claimId)).keys) await ctx().ports.blobs.delete(key);
  expect((await follow(client, body.downloadLink)).status).toBe(404);
  expect(ctx().logged).toContain('{"level":"error","event":"blob.missing","area":"claims"}');
});

test('a decided claim takes nothing and gives nothing back, but says again what came before', async () => {
  const { client, claimId, formId } = await answeredClaim(ctx());
  const bytes = newImage();
  const { body } = await sendPaper(client, claimId, 'cbu', { bytes });
  await closeClaim(ctx().ports, claimId, 'Se dejó sin efecto');
  const message = 'Este siniestro ya está resuelto: no recibe más documentación.';
  for (const reply of [
    await sendPaper(client, claimId, 'dniFrente'),
    await sendExtra(client, claimId),
    await sendReceipt(client, formId),
    await client.call(calls.setPaidParty, { body: { siniestroId: claimId, tercero: true } }),
  ])
    expect([reply.status, fieldMessages(reply)]).toEqual([422, { siniestroId: message }]);
  const again = await sendPaper(client, claimId, 'cbu', { bytes });
  expect([again.status, again.body.id]).toEqual([200, body.id]);
  const kept = await removeFile(client, body.id);
  expect([kept.status, kept.body.code]).toEqual([409, 'file_settled']);
  expect((await countStored(ctx(), claimId)).rows).toHaveLength(1);
});

test('a transaction that fails leaves no row, no movement and no file', async () => {
  const { client, claimId } = await claimOf();
  const put: string[] = [];
  const blobs = {
    ...ctx().ports.blobs,
    // The sweep is faster than the transaction, which finds the store failing on its second attempt.
    put: async (key: string, bytes: Uint8Array, type: string) => {
      put.push(key);
      if (put.length > 1) throw new Error('no store');
      await ctx().ports.blobs.put(key, bytes, type);
      await sweepExpired(ctx().ports);
    },
  };
  const broken = Object.assign(newClient(withPorts(ctx(), { blobs })), { token: client.token });
  expect((await sendPaper(broken, claimId, 'cbu')).status).toBe(500);
  expect(put).toHaveLength(2);
  expect(await ctx().ports.blobs.get(put[0]!)).toBeNull();
  expect((await countStored(ctx(), claimId)).rows).toEqual([]);
  expect(await movementsOf(client, claimId)).toEqual([]);
});

test('a mail goes out when something else is next, not for every file', async () => {
  const { client, claimId, formId } = await answeredClaim(ctx());
  while ((await deliverOutbox(ctx().ports)).sent > 0);
  const before = ctx().mails.length;
  const subjects = async () => {
    while ((await deliverOutbox(ctx().ports)).sent > 0);
    return ctx()
      .mails.slice(before)
      .map(({ subject }) => subject);
  };
  for (const slot of ['dniFrente', 'dniDorso', 'libretas'] as const) await sendPaper(client, claimId, slot);
  expect(await subjects()).toEqual([]);
  await sendPaper(client, claimId, 'cbu');
  expect(await subjects()).toEqual([`Su siniestro número ${claimId}: hace falta algo`]);
  await sendReceipt(client, formId);
  await sendReceipt(client, formId);
  expect(await subjects()).toEqual([
    `Su siniestro número ${claimId}: hace falta algo`,
    `Su siniestro número ${claimId} está en curso`,
  ]);
});

test('a claim holds so many bytes, and says what to do when it is full', async () => {
  const { client, claimId } = await claimOf();
  const { body } = await sendPaper(client, claimId, 'cbu');
  const rows = ctx().ports.db.updateTable('claim_documents').where('id', '=', body.id);
  await rows.set({ size: 150 * 1024 * 1024 }).execute();
  const full = await sendPaper(client, claimId, 'cbu');
  expect([full.status, fieldMessages(full)]).toEqual([
    422,
    { file: 'Este siniestro ya tiene demasiados archivos. Retire alguno antes de mandar otro.' },
  ]);
  await removeFile(client, body.id);
  expect((await sendPaper(client, claimId, 'cbu')).status).toBe(201);
});

test('so many files in an hour are enough', async () => {
  const { client, claimId } = await claimOf();
  const bytes = newImage();
  const statuses: number[] = [];
  for (let time = 0; time < 301; time += 1)
    statuses.push((await sendPaper(client, claimId, 'cbu', { bytes })).status);
  expect([statuses[0], statuses[299], statuses[300]]).toEqual([201, 200, 429]);
  ctx().advance(DAY);
});
