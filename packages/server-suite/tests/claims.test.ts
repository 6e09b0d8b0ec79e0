import { calls } from '@huella/contract';
import { deliverOutbox } from '@huella/server';
import { addMovement, cancelPolicy, completeDemoForm, declineDemoForm } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { addClaim, claimBody, sendForm } from '../src/claims.ts';
import { fieldMessages, type Client } from '../src/client.ts';
import { addPet, signUpAndLogIn, signUpWithPerson } from '../src/fixtures.ts';
import { HOUR } from '../src/suite-context.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

const file = (client: Client, body: object, key?: string) =>
  client.call(calls.createClaim, key === undefined ? { body } : { body, key });
const claimsOf = async (client: Client, petId: number) =>
  (await client.call(calls.listClaims, { search: `?id=${petId}` })).body;

async function owner(mascota: object = {}) {
  const client = await signUpWithPerson(ctx());
  return { client, petId: await addPet(client, mascota) };
}

async function coverFrom(petId: number, start_day: string): Promise<void> {
  await ctx().ports.db.updateTable('policies').set({ start_day }).where('pet_id', '=', petId).execute();
}

test('a claim is filed in the words that were typed, blanks collapsed', async () => {
  const { client, petId } = await owner();
  const id = await addClaim(client, petId, { denuncia_administrativa: ' Tose \n\t desde  ayer ' });
  const expected = {
    id,
    fecha_carga: '2026-11-27T12:00:00.000Z',
    denuncia_administrativa: 'Tose desde ayer',
    mascotaId: petId,
    creado: expect.any(String),
    pagoATercero: false,
    vet_forms: [],
  };
  expect(await claimsOf(client, petId)).toEqual([{ ...expected, resultado: null }]);
  const pet = (await client.call(calls.getPet, { params: { id: petId } })).body;
  expect(pet.siniestros).toEqual([{ id }]);
  await addPet(client);
  const pets = (await client.call(calls.listPets)).body;
  expect(pets.map(({ siniestros }: { siniestros: object[] }) => siniestros)).toEqual([[{ id }], []]);
  const { status, body } = await client.call(calls.getClaim, { search: `?siniestroId=${id}` });
  expect([status, body]).toEqual([200, expected]);
});

test('an empty body says what each field lacks', async () => {
  const { client } = await owner();
  const reply = await file(client, { fecha_carga: ' ', denuncia_administrativa: ' \u3164 ' });
  expect([reply.status, fieldMessages(reply)]).toEqual([
    422,
    {
      mascotaId: 'Por favor, elija la mascota',
      fecha_carga: 'Por favor, ingrese la fecha de la enfermedad o del accidente',
      denuncia_administrativa: 'Por favor, cuente qué pasó',
    },
  ]);
});

test.each([
  ['fecha_carga', { fecha_carga: '2026-11-28T00:00:00-03:00' }],
  ['fecha_carga', { fecha_carga: '2026-11-27' }],
  ['fecha_carga', { fecha_carga: '2026-02-30T10:00:00Z' }],
  ['denuncia_administrativa', { denuncia_administrativa: '🐶'.repeat(257) }],
  ['denuncia_administrativa', { denuncia_administrativa: 'x'.repeat(5000) }],
  ['mascotaId', { mascotaId: 0 }],
])('%s is checked', async (path, changes) => {
  const { client, petId } = await owner();
  const reply = await file(client, claimBody(petId, changes));
  expect([reply.status, Object.keys(fieldMessages(reply))]).toEqual([422, [path]]);
  expect(await claimsOf(client, petId)).toEqual([]);
});

test('the message about a long description is the specification’s; 256 characters are taken', async () => {
  const { client, petId } = await owner();
  const reply = await file(client, claimBody(petId, { denuncia_administrativa: 'x'.repeat(257) }));
  expect(fieldMessages(reply)).toEqual({
    denuncia_administrativa: 'La descripción no puede exceder los 256 caracteres',
  });
  await addClaim(client, petId, { denuncia_administrativa: `${'🐶 '.repeat(128)}   ` });
  await addClaim(client, petId, { denuncia_administrativa: '🐶'.repeat(256) });
});

test('D84 a day that the policy does not cover is told with the policy’s dates, and nothing is filed', async () => {
  const { client, petId } = await owner();
  await coverFrom(petId, '2026-11-20');
  const number = `HU-${String(petId).padStart(8, '0')}`;
  const on = async (day: string) =>
    (await file(client, claimBody(petId, { fecha_carga: `${day}T12:00:00-03:00` }))).body.data;
  const dates = `La póliza ${number} de Luna cubre desde el 20/11/2026 hasta el 20/11/2027`;
  expect(await on('2026-11-19')).toBe(`${dates}: el 19/11/2026 todavía no estaba vigente.`);
  await coverFrom(petId, '2025-11-20');
  const past = `La póliza ${number} de Luna cubre desde el 20/11/2025 hasta el 20/11/2026`;
  expect(await on('2026-11-21')).toBe(`${past}: el 21/11/2026 ya no estaba vigente.`);
  expect(await claimsOf(client, petId)).toEqual([]);
  expect(await on('2026-11-20')).toEqual(expect.any(Number));
});

test('D84 a cancelled policy covers the days before its end', async () => {
  const { client, petId } = await owner();
  await coverFrom(petId, '2026-11-20');
  const number = `HU-${String(petId).padStart(8, '0')}`;
  await cancelPolicy(ctx().ports, number);
  const { status, body } = await file(client, claimBody(petId));
  expect([status, body.data]).toEqual([
    200,
    `La póliza ${number} de Luna cubrió desde el 20/11/2026 y se anuló el 27/11/2026: el 27/11/2026 ya no estaba vigente.`,
  ]);
  await addClaim(client, petId, { fecha_carga: '2026-11-26T12:00:00-03:00' });
});

test('a name from right to left is isolated in the sentence', async () => {
  const { client, petId } = await owner({ nombre: 'ليلى' });
  await coverFrom(petId, '2026-12-20');
  expect((await file(client, claimBody(petId))).body.data).toContain(' de \u2068ليلى\u2069 cubre desde');
});

test('D84 the same again within 24 hours is told with the number that it has', async () => {
  const { client, petId } = await owner();
  await coverFrom(petId, '2026-11-20');
  const id = await addClaim(client, petId);
  const again = await file(client, claimBody(petId, { denuncia_administrativa: ' Tose  desde ayer' }));
  expect([again.status, again.body.data]).toEqual([
    200,
    expect.stringMatching(new RegExp(`^Ya recibimos este siniestro de Luna el .*: es el número ${id}\\.$`)),
  ]);
  await addClaim(client, petId, { denuncia_administrativa: 'Otra cosa' });
  await addClaim(client, petId, { fecha_carga: '2026-11-26T12:00:00-03:00' });
  await addClaim(client, await addPet(client));
  await ctx()
    .ports.db.updateTable('claims')
    .set({ created_at: new Date(ctx().ports.clock.now().getTime() - 25 * HOUR).toISOString() })
    .where('id', '=', id)
    .execute();
  expect(await addClaim(client, petId)).not.toBe(id);
});

test('two equal claims at once are one', async () => {
  const { client, petId } = await owner();
  const replies = await Promise.all([1, 2, 3].map(() => file(client, claimBody(petId))));
  const ids = replies.map(({ body }) => body.data).filter((data) => typeof data === 'number');
  expect(ids).toHaveLength(1);
  expect((await claimsOf(client, petId)).map(({ id }: { id: number }) => id)).toEqual(ids);
});

test('a repeated sending is answered as the first was', async () => {
  const { client, petId } = await owner();
  const first = await file(client, claimBody(petId), 'una-vez');
  const again = await file(client, claimBody(petId), 'una-vez');
  expect(again.body).toEqual(first.body);
  expect((await file(client, claimBody(petId, { denuncia_administrativa: 'x' }), 'una-vez')).status).toBe(
    409,
  );
});

test('claims are listed newest first, those of one instant by their number', async () => {
  const { client, petId } = await owner();
  await coverFrom(petId, '2026-11-20');
  const days = ['27T09', '26T12', '27T09', '25T12'];
  const ids: number[] = [];
  for (const [at, day] of days.entries()) {
    const fecha_carga = `2026-11-${day}:00:00-03:00`;
    ids.push(await addClaim(client, petId, { fecha_carga, denuncia_administrativa: `Caso ${at}` }));
  }
  const listed = (await claimsOf(client, petId)).map(({ id }: { id: number }) => id);
  expect(listed).toEqual([ids[2], ids[0], ids[1], ids[3]]);
});

test('the owner reads by mail that it was received, and nothing of what happened', async () => {
  const { client, petId } = await owner({ nombre: 'Luna <b>' });
  const id = await addClaim(client, petId);
  await deliverOutbox(ctx().ports);
  const mail = ctx().mails.findLast(({ to }) => to === client.email);
  expect(mail?.subject).toBe(`Recibimos su siniestro número ${id}`);
  expect(mail?.text).toContain(`/tabs/siniestros/menu-siniestro/${id}`);
  expect(mail?.html).toContain('Luna &lt;B&gt;');
  expect(`${mail?.text}${mail?.html}`).not.toContain('Tose');
});

test('the owner reads by mail what is next, when a vet or the insurer did something, and not what they wrote', async () => {
  const { client, petId } = await owner();
  const id = await addClaim(client, petId);
  const news = async () => {
    await deliverOutbox(ctx().ports);
    const mail = ctx().mails.findLast(({ to }) => to === client.email);
    expect(mail?.text).toContain(`Hay novedades en el siniestro número ${id} de Luna.`);
    expect(mail?.text).toContain(`/tabs/siniestros/menu-siniestro/${id}`);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Tose|Secreto|Gastroenteritis|Ecografía/);
    return [mail?.subject, mail?.text.split('\n\n').slice(2, 4)].flat();
  };
  const formId = await sendForm(client, id);
  await addMovement(ctx().ports, id, { kind: 'AVISO', text: 'Secreto' });
  expect(await news()).toEqual([
    `Su siniestro número ${id} está en curso`,
    'Esperamos la respuesta de su veterinario. Por ahora usted no tiene que hacer nada.',
    expect.stringContaining('Ver el siniestro'),
  ]);
  await completeDemoForm(ctx().ports, formId);
  expect(await news()).toEqual([
    `Su siniestro número ${id}: hace falta algo`,
    'Falta documentación. En la app puede ver cuál es y cómo mandarla.',
    'Además hay indicaciones de su veterinario que puede enviar desde la app.',
  ]);
  const declined = await sendForm(client, id);
  await declineDemoForm(ctx().ports, declined);
  expect((await news())[0]).toBe(`Su siniestro número ${id}: hace falta algo`);
});

test('movements are read newest first with their prefix; what nobody can read is not noted', async () => {
  const { client, petId } = await owner();
  const id = await addClaim(client, petId);
  const note = (kind: 'PENDIENTE' | 'APROBADO' | 'COMPLETADO' | 'AVISO', text: string) =>
    addMovement(ctx().ports, id, { kind, text });
  expect(await note('PENDIENTE', ' Falta\u202e la libreta ')).toBe('done');
  expect(await note('APROBADO', 'Consulta reconocida')).toBe('done');
  expect(await note('AVISO', 'Hablamos con su veterinario')).toBe('done');
  for (const text of ['', '\u0007', '\u3164', 'x'.repeat(1001)])
    expect(await note('AVISO', text)).toBe('invalid_text');
  expect(await addMovement(ctx().ports, 999_999_999, { kind: 'AVISO', text: 'x' })).toBe('not_found');
  const { body } = await client.call(calls.listClaimMovements, { search: `?siniestroId=${id}` });
  expect(body).toEqual([
    {
      fecha_movimiento: expect.any(String),
      razon: 'Hablamos con su veterinario',
      icono: 'mensaje',
      color: 'medium',
    },
    {
      fecha_movimiento: expect.any(String),
      razon: 'APROBADO: Consulta reconocida',
      icono: 'tilde',
      color: 'success',
    },
    {
      fecha_movimiento: expect.any(String),
      razon: 'PENDIENTE: Falta la libreta',
      icono: 'reloj',
      color: 'warning',
    },
  ]);
});

test('N-C35G movements of one instant are read in one order, the last noted first', async () => {
  const { client, petId } = await owner();
  const id = await addClaim(client, petId);
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  for (const number of numbers)
    expect(await addMovement(ctx().ports, id, { kind: 'AVISO', text: `Novedad ${number}` })).toBe('done');
  const fecha_movimiento = ctx().ports.clock.now().toISOString();
  await ctx().ports.db.updateTable('claim_movements').set({ fecha_movimiento }).execute();
  const newest = numbers.toReversed().map((number) => `Novedad ${number}`);
  for (let time = 0; time < 20; time += 1) {
    const { body } = await client.call(calls.listClaimMovements, { search: `?siniestroId=${id}` });
    expect(body.map(({ razon }: { razon: string }) => razon)).toEqual(newest);
  }
});

test('symptoms are those that vets noted, each once', async () => {
  const { client, petId } = await owner();
  const id = await addClaim(client, petId);
  for (const sintomas of [
    ['Tos', 'Fiebre'],
    ['fiebre', 'Vómitos'],
  ]) {
    const formId = await sendForm(client, id);
    expect(await completeDemoForm(ctx().ports, formId, { sintomas })).toEqual({ result: 'completed' });
  }
  const { body } = await client.call(calls.listClaimSymptoms, { search: `?siniestroId=${id}` });
  expect(body.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Tos', 'Fiebre', 'Vómitos']);
});

test('files have their empty shapes as long as there are none, the first one as a text within the JSON', async () => {
  const { client, petId } = await owner();
  const search = `?siniestroId=${await addClaim(client, petId)}`;
  const documents = (await client.call(calls.getClaimDocuments, { search })).body;
  expect(JSON.parse(documents)).toEqual({
    dniFrente: null,
    dniDorso: null,
    libretaVacunacion: null,
    cbu: null,
    terceroCbu: null,
    constancia: null,
    otros: [],
  });
  expect((await client.call(calls.listExtraDocuments, { search })).body).toEqual([]);
  expect((await client.call(calls.getDocumentStatus, { search })).body).toEqual({
    dniFrente: [],
    dniDorso: [],
    libretas: [],
    cbu: [],
    cbuTercero: [],
    constancia: [],
  });
});

const ofClaim = [
  calls.getClaim,
  calls.listClaimSymptoms,
  calls.listClaimMovements,
  calls.getClaimDocuments,
  calls.listExtraDocuments,
  calls.getDocumentStatus,
  calls.getResolution,
];

test('O-SE-03 somebody else’s claims and pets are unknown, in the same words', async () => {
  const { client, petId } = await owner();
  const id = await addClaim(client, petId);
  const stranger = await signUpAndLogIn(ctx());
  for (const call of ofClaim) {
    const foreign = await stranger.call(call, { search: `?siniestroId=${id}` });
    const unknown = await stranger.call(call, { search: '?siniestroId=999999999' });
    expect([call.id, foreign.status, foreign.body]).toEqual([call.id, 404, unknown.body]);
  }
  const list = await stranger.call(calls.listClaims, { search: `?id=${petId}` });
  expect([list.status, list.body]).toEqual([404, (await file(stranger, claimBody(petId))).body]);
  expect((await file(stranger, claimBody(petId))).status).toBe(404);
});

test.each([2_147_483_648, 999_999_999_999_999])(
  'N-B12G the claim %d is unknown, and no failure',
  async (id) => {
    const client = await signUpAndLogIn(ctx());
    for (const call of ofClaim)
      expect((await client.call(call, { search: `?siniestroId=${id}` })).status).toBe(404);
  },
);

test.each([
  '',
  '?siniestroId=',
  '?siniestroId=x',
  '?siniestroId=-1',
  '?siniestroId=1.5',
  '?siniestroId=1e3',
  '?siniestroId=1%00',
])('the query %j names no claim', async (search) => {
  const client = await signUpAndLogIn(ctx());
  for (const call of ofClaim) expect((await client.call(call, { search })).status).toBe(422);
});

test('what waits is told with its stage, who acts and what is missing; what was never filed is not', async () => {
  const { client, petId } = await owner();
  const waiting = async () => (await client.call(calls.listWaitingClaims)).body;
  expect(await waiting()).toEqual([]);
  const id = await addClaim(client, petId);
  const falta = ['dniFrente', 'dniDorso', 'libretas', 'cbu'];
  const claim = { siniestroId: id, mascotaId: petId, falta };
  expect(await waiting()).toEqual([{ ...claim, etapa: 'veterinario', responsable: 'usted' }]);
  const formId = await sendForm(client, id);
  expect(await waiting()).toEqual([{ ...claim, etapa: 'veterinario', responsable: 'veterinario' }]);
  await completeDemoForm(ctx().ports, formId);
  expect(await waiting()).toEqual([{ ...claim, etapa: 'documentacion', responsable: 'usted' }]);
  expect((await (await signUpAndLogIn(ctx())).call(calls.listWaitingClaims)).body).toEqual([]);
});

test('thirty claims in a quarter of an hour are enough', async () => {
  const { client, petId } = await owner();
  for (let time = 0; time < 30; time += 1)
    expect((await file(client, claimBody(petId, { denuncia_administrativa: `Caso ${time}` }))).status).toBe(
      200,
    );
  expect((await file(client, claimBody(petId))).status).toBe(429);
});
