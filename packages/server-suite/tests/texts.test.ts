/** The rules for every incoming text (D113). Fields are read from the contract, so that no new one is forgotten. */
import { calls, type Call } from '@huella/contract';
import { deliverOutbox } from '@huella/server';
import { expect, test } from 'vitest';
import { requestCancellation, policyOf } from '../src/cancellations.ts';
import { addClaim, claimBody, sendForm } from '../src/claims.ts';
import { fieldMessages, newClient, type Client } from '../src/client.ts';
import { addEvent, eventBody, vaccination } from '../src/events.ts';
import { addBag, bagBody } from '../src/food.ts';
import { addCard, addPet, petBody, personBody, signUpAndLogIn, signUpWithPerson } from '../src/fixtures.ts';
import { personChangeBody, requestBodies } from '../src/request-bodies.ts';
import { rowsOf, tablesOf } from '../src/tables.ts';
import { textFieldsOf, withText } from '../src/text-fields.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const UNREADABLE = 'Por favor, quite los caracteres que no se pueden leer';
const GENERIC = 'Revise este dato.';

/** NUL, lone surrogates, BEL, ESC, DEL, C1 controls, a noncharacter. */
const unreadable = ['\u0000', '\ud83d', '\udc36', '\u0007', '\u001b', '\u007f', '\u0085', '\u009b', '\uffff'];
const NOTHING = '\u3164\u2800\u200b\u180e\u034f\u115f\u1160\u00ad\u202e\n\t ';

interface Field {
  readonly call: Call;
  readonly path: string;
  readonly body: object;
}

const fields: Field[] = Object.values<Call>(calls).flatMap((call) =>
  call.body && !call.consumes
    ? textFieldsOf(call.body).map((path) => ({ call, path, body: bodyFor(call, path) }))
    : [],
);

/** The kind of change request that has the field. */
function bodyFor(call: Call, path: string): object {
  const isPersonal = call.id === 'requestDataChange' && path in personChangeBody;
  return isPersonal ? personChangeBody : (requestBodies[call.id] ?? {});
}

/** May be empty. */
const optional = [
  'createPerson datos_domicilio.piso',
  'createPerson datos_domicilio.departamento',
  'createPet datos_mascota.fecha_pesaje',
  'createPet codigo_vendedor',
  'sendVetLink fechaAtencion',
  'resendVetLink data.fechaAtencion',
  'requestCancellation detalle',
  'createLegalRequest poliza',
  'createLegalRequest motivo',
  'createEvent title',
  'createEvent description',
  'createEvent EventoConsulta.description',
  'updateEvent EventoConsulta.description',
  'requestDataChange piso',
  'requestDataChange dpto',
  // A place's label; the id beside it counts.
  'requestDataChange localidadString',
];
/** Stored as sent: passwords are never trimmed (D59), and tokens are compared. */
const exact = [
  'login password',
  'register password',
  'register confirm',
  'deleteAccount password',
  'logout refreshToken',
  'logout firebase_token',
  'refreshSession refresh_token',
];

/** Provinces are looked up: a blank one is unknown, which is reported as not found or at the locality. */
const lookedUp = ['requestDataChange provincia', 'listLocalities provincia'];

const ctx = useSuiteContext();

/** The text from a hostile or broken client. */
const odd = (text: string) => `\u3164\u202e\u2067${text.replace(' ', '\n\t')}\u2069\u200b\u115f`;
const nameOf = ({ call, path }: Field) => `${call.id} ${path}`;

async function clientFor({ call }: Field, client: Client): Promise<Client> {
  return call.access === 'owner' ? client : newClient(ctx());
}

test('every call with a body is among them', () => {
  const calling = fields.map(({ call }) => call.id);
  // Only ids, numbers, kinds, switches, or what a browser made.
  const without = [
    'detachFromFoodBag',
    'markNotificationsRead',
    'reuseFile',
    'setCalendarFeed',
    'setPaidParty',
    'stopVetReminders',
    'subscribeToPush',
    'updateNotificationSettings',
    'updateReminderSettings',
  ];
  expect([...new Set(calling), ...without].toSorted()).toEqual(Object.keys(requestBodies).toSorted());
  expect(fields.map(nameOf)).toEqual(expect.arrayContaining([...optional, ...exact, ...lookedUp]));
});

test('characters that nobody can read are rejected at their field, in words', async () => {
  const owner = await signUpWithPerson(ctx());
  for (const field of fields) {
    for (const character of unreadable) {
      const client = await clientFor(field, owner);
      const body = withText(field.body, field.path, `ab${character}cdef`);
      const reply = await client.call(field.call, { body, params: { id: 1 } });
      const outcome = { field: nameOf(field), character: escape(character), status: reply.status };
      expect(outcome).toEqual({ ...outcome, status: 422 });
      const message = fieldMessages(reply)[field.path];
      expect([nameOf(field), message]).not.toEqual([nameOf(field), undefined]);
      expect([nameOf(field), message]).not.toEqual([nameOf(field), GENERIC]);
    }
  }
});

test('a text that shows nothing is a missing one', async () => {
  const owner = await signUpWithPerson(ctx());
  const petId = await addPet(owner);
  const eventId = await addEvent(owner, vaccination(petId, { description: 'Sin reacción' }));
  const bagId = await addBag(owner, bagBody([petId]));
  const required = fields.filter((field) => ![...optional, ...exact, ...lookedUp].includes(nameOf(field)));
  for (const field of required) {
    const client = await clientFor(field, owner);
    const body = withText(field.body, field.path, NOTHING);
    const id = field.call.path.startsWith(calls.listFoodBags.path) ? bagId : eventId;
    const reply = await client.call(field.call, { body, params: { id } });
    const outcome = { field: nameOf(field), status: reply.status, paths: Object.keys(fieldMessages(reply)) };
    expect(outcome).toEqual({ ...outcome, status: 422, paths: expect.arrayContaining([field.path]) });
  }
});

test('the message is the one of every form', async () => {
  const client = await signUpWithPerson(ctx());
  const reply = await client.call(calls.createPet, {
    body: petBody(await addCard(client), { mascota: { nombre: 'Lu\u0007na' }, codigo: 'A\u001b' }),
  });
  expect(fieldMessages(reply)).toEqual({ 'datos_mascota.nombre': UNREADABLE, codigo_vendedor: UNREADABLE });
});

test('a query is a text, too', async () => {
  const client = await signUpAndLogIn(ctx());
  const reply = await client.call(calls.listCardRecords, { search: '?email=a%00b@correo.example' });
  expect([reply.status, fieldMessages(reply)]).toEqual([422, { email: UNREADABLE }]);
});

test('nothing that is kept turns the direction, hides at the ends or breaks a line', async () => {
  const client = await signUpAndLogIn(ctx());
  const person = personBody({
    persona: {
      nombre: odd('Ana María'),
      apellido: odd('Del Valle'),
      dni: odd('30123456'),
      tel_celular: odd('1123456789'),
    },
    domicilio: { direccion: odd('Av. Mitre'), numero: odd('12'), piso: odd('3'), departamento: odd('B') },
  });
  expect((await client.call(calls.createPerson, { body: person })).status).toBe(201);
  const pet = petBody(await addCard(client), {
    mascota: { nombre: odd('Luna Sol'), color: odd('Gris claro') },
    codigo: odd('PROMO 10'),
  });
  const {
    status,
    body: { id },
  } = await client.call(calls.createPet, { body: pet });
  expect(status).toBe(201);
  const change = { mascotaId: id, mascotaNombre: odd('Sol Luna') };
  expect((await client.call(calls.requestDataChange, { body: change })).status).toBe(201);
  await addEvent(client, eventBody(id, { title: odd('Dra. Paz'), description: odd('Control') }));
  await addBag(
    client,
    bagBody([id], { nombrePetShop: odd('El Ñandú'), contactoProveedor: odd('4567 8901') }),
  );
  const legal = {
    ...requestBodies['createLegalRequest'],
    nombre: odd('Ana Prueba'),
    poliza: odd('HU 1'),
    motivo: odd('Me mudo'),
  };
  expect((await newClient(ctx()).call(calls.createLegalRequest, { body: legal })).status).toBe(201);

  expect((await client.call(calls.getPet, { params: { id } })).body).toMatchObject({
    nombre: 'Luna Sol',
    color: 'Gris claro',
  });
  const found: string[] = [];
  for (const { name } of await tablesOf(ctx()))
    for (const row of await rowsOf(ctx(), name))
      for (const [column, value] of Object.entries(row))
        if (typeof value === 'string' && /[\u202a-\u202e\u2066-\u2069\u3164\u115f\u200b\t\n]/.test(value))
          found.push(`${name}.${column}`);
  // A reason may have several lines.
  expect(found).toEqual(['legal_requests.reason']);
});

test('names of every script and emoji are kept as they are', async () => {
  const client = await signUpWithPerson(ctx());
  for (const nombre of ['ليلى', 'מאיה', '小花', 'मोती', 'Ñandú 🐕‍🦺❤️', '葛󠄀', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) {
    const id = await addPet(client, { nombre });
    expect((await client.call(calls.getPet, { params: { id } })).body.nombre).toBe(nombre);
  }
});

test('a limit counts characters as a person does, not how they are encoded (D56)', async () => {
  const client = await signUpWithPerson(ctx());
  for (const letter of ['🐶', 'é'.normalize('NFD')]) {
    const id = await addPet(client, { nombre: letter.repeat(100) });
    const { body } = await client.call(calls.getPet, { params: { id } });
    expect(body.nombre).toBe(letter.normalize('NFC').repeat(100));
    const mascota = { nombre: letter.repeat(101) };
    const reply = await client.call(calls.createPet, { body: petBody(1, { mascota }) });
    expect(fieldMessages(reply)).toEqual({ 'datos_mascota.nombre': 'Supera la longitud máxima' });
  }
});

test('D60a a pet that was typed in small letters is named in title case, wherever the server says it', async () => {
  await deliverOutbox(ctx().ports);
  const from = ctx().mails.length;
  const client = await signUpWithPerson(ctx());
  const petId = await addPet(client, { nombre: 'ñandú maría' });
  const weight = { mascotaId: petId, peso: 0, fecha_pesaje: '2026-11-26' };
  const texts = [fieldMessages(await client.call(calls.createWeightEntry, { body: weight }))['peso']];
  const claimId = await addClaim(client, petId);
  texts.push((await client.call(calls.createClaim, { body: claimBody(petId) })).body.data);
  texts.push((await client.call(calls.listNotifications)).body.avisos[0].texto);
  await sendForm(client, claimId);
  await requestCancellation(client, policyOf(petId));
  await deliverOutbox(ctx().ports);
  const mails = ctx()
    .mails.slice(from)
    .filter(({ text }) => /ñandú/i.test(text));
  expect(mails).toHaveLength(4);
  for (const text of [...texts, ...mails.map((mail) => mail.text)]) {
    expect(text).toContain('Ñandú María');
    expect(text).not.toContain('ñandú');
  }
});
