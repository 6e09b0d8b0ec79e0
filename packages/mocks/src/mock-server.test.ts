import { calendarItems, isUnsafeForCats } from '@huella/calendar';
import type { Person, Pet } from '@huella/contract';
import { pathOf } from '@huella/contract';
import { recoverPassword } from '@huella/contract/auth';
import { listReusableFiles } from '@huella/contract/claim-files';
import { createClaim, getResolution, listIndications, listWaitingClaims } from '@huella/contract/claims';
import { listEvents, listProducts, listVaccines } from '@huella/contract/events';
import { listFoodBags } from '@huella/contract/food';
import { listNotifications, notificationKind } from '@huella/contract/notifications';
import { listPaymentMethods } from '@huella/contract/payments';
import { getPerson } from '@huella/contract/person';
import { listPets } from '@huella/contract/pets';
import { listCardRecords, requestSyncLink } from '@huella/contract/policies';
import { forecastOf } from '@huella/food-forecast';
import { expect, test } from 'vitest';
import { UnhandledRequest } from './answers/answer-request.ts';
import { createMockServer, type MockServer } from './mock-server.ts';
import { emailOf, type PersonaName } from '@huella/personas';
import { createMemoryStorage } from './storage/mock-storage.ts';

const ORIGIN = 'http://huella.test';
const NOW = new Date('2026-03-05T10:00:00-03:00');

function get(server: MockServer, path: string, token: string): Promise<Response> {
  return server.fetch(new Request(`${ORIGIN}${path}`, { headers: { Authorization: `Bearer ${token}` } }));
}

function post(server: MockServer, path: string, body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return server.fetch(
    new Request(`${ORIGIN}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
}

async function petsOf(server: MockServer, token: string): Promise<Pet[]> {
  return listPets.response.parse(await (await get(server, listPets.path, token)).json());
}

test('a new person has an account and nothing else', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('nueva');
  expect((await get(server, getPerson.path, token)).status).toBe(404);
  expect(await petsOf(server, token)).toEqual([]);
});

test('a person with data has an address and one masked card', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('con-datos');
  const person: Person = getPerson.response.parse(await (await get(server, getPerson.path, token)).json());
  expect(person).toMatchObject({ nombre: 'Carla', datosDomicilio: { localidad: 'Palermo' } });
  const methods = await (await get(server, listPaymentMethods.path, token)).json();
  expect(methods).toMatchObject([{ numero_pago: '450995******3704' }]);
});

test('an insured person has a dog and a cat with plans and weights', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('asegurada');
  const pets = await petsOf(server, token);
  expect(pets.map(({ animal }) => animal)).toEqual(['Perro', 'Gato']);
  for (const pet of pets) {
    expect(pet.plan).toMatch(/\d/);
    expect(pet.historial_peso).toHaveLength(1);
  }
});

test('a pet with a history has a picture and weighings over months', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('con-historia');
  const [pet] = await petsOf(server, token);
  expect(pet?.historial_peso.map(({ peso }) => peso)).toEqual([24.8, 26.1, 28.4, 28, 27.5]);
  expect(pet?.img_link).toMatch(/^data:image\/jpeg;base64,/);
  const photo = await get(server, pet?.foto_link ?? '', token);
  expect([photo.status, photo.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
});

test('the expired session says jwt expired and its refresh token still works', async () => {
  const server = await createMockServer({ now: NOW });
  const { token, refreshToken } = await server.as('sesion-vencida');
  const rejected = await get(server, listPets.path, token);
  expect(rejected.status).toBe(401);
  expect(await rejected.json()).toMatchObject({ message: 'jwt expired' });
  const renewed = await post(server, '/auth/refresh', { refresh_token: refreshToken });
  expect(renewed.status).toBe(200);
});

test('D91 eight claims of one person stand one in each stage', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('en-cada-etapa');
  const waiting = listWaitingClaims.response.parse(
    await (await get(server, listWaitingClaims.path, token)).json(),
  );
  // The rejected one and the paid one wait for nobody.
  expect(
    waiting
      .toSorted((one, other) => one.siniestroId - other.siniestroId)
      .map(({ etapa, responsable, falta }) => [etapa, responsable, ...falta]),
  ).toEqual([
    ['veterinario', 'usted', 'dniFrente', 'dniDorso', 'libretas', 'cbu'],
    ['veterinario', 'veterinario', 'dniFrente', 'dniDorso', 'libretas', 'cbu'],
    ['documentacion', 'usted', 'libretas', 'cbu'],
    ['comprobantes', 'usted'],
    ['revision', 'nosotros'],
    ['pago', 'nosotros'],
  ]);
  const claims = await server.db.selectFrom('claims').select('id').orderBy('id').execute();
  const decided = await Promise.all(
    claims.slice(5).map(async ({ id }) => {
      const response = await get(server, `${getResolution.path}?siniestroId=${id}`, token);
      const { estado, pedido, reconocido, pagado } = getResolution.response.parse(await response.json());
      return [estado, pedido, reconocido, pagado];
    }),
  );
  expect(decided).toEqual([
    ['RECHAZADO', 42_500, 0, 0],
    ['APROBADO', 42_500, 38_000, 0],
    ['APROBADO', 42_500, 38_000, 38_000],
  ]);
});

test('D92 somebody has files in every state, and the newest claim may use earlier ones again', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('con-archivos');
  const rows = await server.db
    .selectFrom('claim_documents')
    .select(['claim_id', 'slot', 'estado', 'format', 'fiscal_numero'])
    .orderBy('id')
    .execute();
  const [paid = 0, , , newest = 0] = (
    await server.db.selectFrom('claims').select('id').orderBy('id').execute()
  ).map(({ id }) => id);
  const states = new Set(rows.map(({ slot, estado }) => `${slot} ${estado}`));
  for (const state of [
    'dniFrente APROBADO',
    'dniFrente RECIBIDO',
    'libretas DEVUELTO',
    'cbuTercero RECIBIDO',
    'constancia DEVUELTO',
    'extra RECIBIDO',
    'extra DEVUELTO',
    'comprobante RECIBIDO',
    'comprobante DEVUELTO',
    'comprobante APROBADO',
  ])
    expect([state, states.has(state)]).toEqual([state, true]);
  expect(rows.flatMap(({ fiscal_numero }) => fiscal_numero ?? [])).toEqual([1001, 1002, 1003]);
  expect(new Set(rows.map(({ format }) => format))).toEqual(new Set(['image/jpeg', 'application/pdf', null]));
  const response = await get(server, `${listReusableFiles.path}?siniestroId=${newest}`, token);
  const offered = listReusableFiles.response.parse(await response.json());
  expect(offered.map(({ slot }) => slot).toSorted()).toEqual(['cbu', 'dniDorso', 'dniFrente', 'libretas']);
  expect(offered.find(({ slot }) => slot === 'libretas')?.siniestroId).toBe(paid);
  const file = await get(server, offered[0]?.archivo.downloadLink ?? '', '');
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
}, 120_000);

test('a claim has forty indications in every state', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('muchas-indicaciones');
  const { id } = await server.db.selectFrom('claims').select('id').executeTakeFirstOrThrow();
  const list = listIndications.response.parse(
    await (await get(server, `${listIndications.path}?id=${id}`, token)).json(),
  );
  const states = list.map(({ estado }) => estado);
  const count = (state: (typeof states)[number]) => states.filter((estado) => estado === state).length;
  expect([count('COMPLETADO'), count('ENVIADO'), count('PENDIENTE')]).toEqual([2, 2, 36]);
});

test('D84 the insurer refuses a report about a pet whose policy begins next month', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('denuncia-rechazada');
  const [pet] = await petsOf(server, token);
  const report = { fecha_carga: NOW.toISOString(), denuncia_administrativa: 'Tose', mascotaId: pet?.id };
  const response = await server.fetch(
    new Request(`${ORIGIN}${createClaim.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(report),
    }),
  );
  const { data } = createClaim.response.parse(await response.json());
  expect(data).toContain('todavía no estaba vigente');
});

/** What a person reads in the calendar, with the catalogues. */
async function calendarOf(person: PersonaName) {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as(person);
  const read = async (path: string) => (await get(server, path, token)).json();
  const products = listProducts.response.parse(await read(listProducts.path));
  const vaccines = listVaccines.response.parse(await read(listVaccines.path));
  const events = listEvents.response.parse(await read(listEvents.path));
  return { products, items: calendarItems(events, { products, vaccines }, NOW) };
}

test('somebody has a full year: every kind, the next of each, and nothing overdue', async () => {
  const { items } = await calendarOf('con-calendario');
  const kindsOf = (wanted: string) => [
    ...new Set(items.filter(({ state }) => state === wanted).map(({ event }) => event.tipo)),
  ];
  expect(kindsOf('done').toSorted()).toEqual([
    'Celo',
    'Consulta',
    'Cria',
    'Cumpleaños',
    'DespExterna',
    'DespInterna',
    'Vacuna',
    'Videollamada',
  ]);
  expect(kindsOf('overdue')).toEqual([]);
  const coming = items.filter(({ state }) => state === 'upcoming');
  expect(coming.filter(({ isFollowUp }) => isFollowUp)).toHaveLength(8);
  expect(coming.map(({ event }) => event.tipo)).toContain('Videollamada');
});

test('somebody forgot what was planned and what was due', async () => {
  const { items } = await calendarOf('con-atrasos');
  const overdue = items.filter(({ state }) => state === 'overdue');
  expect(overdue.map(({ event, isFollowUp }) => [event.tipo, isFollowUp])).toEqual([
    ['Consulta', false],
    ['Vacuna', true],
    ['DespInterna', true],
    ['DespExterna', false],
  ]);
  expect(items.filter(({ state, event }) => state === 'upcoming' && event.tipo === 'Consulta')).toHaveLength(
    1,
  );
});

/** The bags of a person with what is reckoned of each. */
async function foodOf(person: PersonaName) {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as(person);
  const bags = listFoodBags.response.parse(await (await get(server, listFoodBags.path, token)).json());
  const today = '2026-03-05';
  return { bags, lasting: bags.filter(({ terminada }) => !terminada), today };
}

test('D108 somebody has a bag that is nearly full, a shared one, one that ends tomorrow and one that ended', async () => {
  const { bags, lasting, today } = await foodOf('con-alimento');
  const states = lasting.map((bag) => {
    const { ends, daysLeft } = forecastOf(bag, { bags, today });
    return [bag.stocksAlimentoMascotas.length, daysLeft, ends];
  });
  expect(states).toEqual([
    [1, 38, '2026-04-12'],
    [2, 18, '2026-03-23'],
    [1, 0, '2026-02-21'],
    [1, 1, '2026-03-06'],
  ]);
});

test('somebody has twenty bags that taught how long the next one lasts', async () => {
  const { bags, lasting, today } = await foodOf('veinte-bolsas');
  expect([bags.length, lasting.length]).toEqual([21, 1]);
  const [bag] = lasting;
  expect(bag && forecastOf(bag, { bags, today })).toMatchObject({ basis: 'learned', lessons: 3 });
});

test('a cat has a record of permethrin from before', async () => {
  const { items, products } = await calendarOf('con-permetrina');
  const record = items.find(({ event, isFollowUp }) => event.tipo === 'DespExterna' && !isFollowUp);
  const id = record?.event.EventoDespExterna?.ProductoDesparacitacionId;
  const product = products.find((one) => one.id === id);
  expect([record?.event.mascota.animal, product && isUnsafeForCats(product)]).toEqual(['Gato', true]);
});

test('a mail is captured as soon as the call that sends it was answered, with a link to the server', async () => {
  const server = await createMockServer({ now: NOW, scenario: 'nueva' });
  await post(server, recoverPassword.path, { email: emailOf('nueva') });
  const [mail] = server.mails();
  expect(mail).toMatchObject({ to: emailOf('nueva'), sentAt: NOW.toISOString() });
  expect(mail?.text).toContain(`${ORIGIN}/`);
});

test('the link of a recovery mail opens the server’s page', async () => {
  const server = await createMockServer({ now: NOW, scenario: 'nueva' });
  await post(server, recoverPassword.path, { email: emailOf('nueva') });
  const link = /https?:\/\/\S+/.exec(server.mails()[0]?.text ?? '')?.[0] ?? '';
  const page = await server.fetch(new Request(link));
  expect([page.status, page.headers.get('Content-Type')]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
});

test('a moved clock ends an access token', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('nueva');
  server.clock.advance(16 * 60_000);
  expect((await get(server, listPets.path, token)).status).toBe(401);
});

test('a request that the contract does not know is an error, not a 404', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('nueva');
  await expect(get(server, '/app/user/mascota', token)).rejects.toThrow(UnhandledRequest);
  await expect(get(server, '/app/user/mascotas/7/fotos', token)).rejects.toThrow(
    'The contract has no call GET /app/user/mascotas/7/fotos',
  );
});

test('an unknown pet is a 404 of the server', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('nueva');
  expect((await get(server, pathOf({ ...listPets, path: '/app/user/mascotas/999' }), token)).status).toBe(
    404,
  );
});

test('reset forgets people, mails, failures and latency', async () => {
  const server = await createMockServer({ now: NOW, scenario: 'asegurada' });
  server.failOnce('listPets', 500);
  server.setLatency(5);
  server.clock.advance(1_000);
  await server.reset();
  expect(server.pending()).toEqual([]);
  expect(server.latency()).toEqual({ all: 0, calls: {} });
  expect(server.clock.now()).toEqual(NOW);
  expect(await server.db.selectFrom('accounts').select('id').execute()).toEqual([]);
});

test('a server that is opened again on its storage knows its people, mails and clock', async () => {
  const storage = createMemoryStorage();
  const first = await createMockServer({ storage });
  const { token } = await first.as('asegurada');
  first.clock.advance(60_000);
  await post(first, recoverPassword.path, { email: emailOf('asegurada') });

  const second = await createMockServer({ storage });
  await second.hydrate();
  expect(await petsOf(second, token)).toHaveLength(2);
  expect(second.mails()).toEqual(first.mails());
  expect(second.mails().map(({ to }) => to)).toContain(emailOf('asegurada'));
  expect(second.clock.state().offset).toBeGreaterThanOrEqual(60_000);
});

test('two tabs on one storage see each other’s changes', async () => {
  const storage = createMemoryStorage();
  const one = await createMockServer({ storage });
  const other = await createMockServer({ storage });
  const { token, refreshToken } = await one.as('asegurada');
  expect(await petsOf(other, token)).toHaveLength(2);
  const renewed = await post(other, '/auth/refresh', { refresh_token: refreshToken });
  const next: unknown = await renewed.json();
  expect(renewed.status).toBe(200);
  expect(await petsOf(one, tokenOf(next))).toHaveLength(2);
});

function tokenOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('token' in body)) throw new Error('no token');
  return String(body.token);
}

test('foreign keys hold after the content was taken out and put back', async () => {
  const server = await createMockServer({ now: NOW, storage: createMemoryStorage() });
  await server.save();
  const orphan = server.db.insertInto('weight_entries').values({
    pet_id: 999,
    peso: 3,
    fecha_pesaje: '2026-03-05',
  });
  await expect(orphan.execute()).rejects.toThrow('FOREIGN KEY');
});

test('cards of people whose policies ended say so', async () => {
  const server = await createMockServer({ now: NOW });
  const statesOf = async (person: 'poliza-vencida' | 'poliza-anulada') => {
    const { token } = await server.as(person);
    const path = `${listCardRecords.path}?email=${emailOf(person)}`;
    const cards = listCardRecords.response.parse(await (await get(server, path, token)).json());
    return cards.map(({ estado }) => estado);
  };
  expect(await statesOf('poliza-vencida')).toEqual(['vencida', 'vencida']);
  expect(await statesOf('poliza-anulada')).toEqual(['anulada', 'vigente']);
});

test('policies of another channel come into the account by the mail in the console', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('por-asociar');
  const asked = await server.fetch(
    new Request(`${ORIGIN}${requestSyncLink.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ email: emailOf('por-asociar') }),
    }),
  );
  expect(asked.status).toBe(200);
  const [link = ''] = /https?:\S+asociar\S+/.exec(server.mails().at(-1)?.text ?? '') ?? [];
  expect((await server.fetch(new Request(link, { method: 'POST' }))).status).toBe(200);
  expect((await petsOf(server, token)).map(({ nombre }) => nombre)).toEqual(['Tango', 'Milonga']);
});

test('a server that starts from another’s memory knows its people and sessions, and changes nothing of it', async () => {
  const first = await createMockServer({ now: NOW });
  const { token } = await first.as('asegurada');
  const copy = await createMockServer({ now: NOW, from: await first.capture() });
  expect(await petsOf(copy, token)).toEqual(await petsOf(first, token));
  await copy.db.deleteFrom('policies').execute();
  expect(await petsOf(copy, token)).not.toEqual(await petsOf(first, token));
});

test('D105 when the clock has moved, an owner is reminded of what is due, once', async () => {
  const server = await createMockServer({ now: NOW });
  await server.as('con-calendario');
  const reminders = () => server.mails().filter(({ subject }) => subject.startsWith('Recordatorio'));
  server.clock.advance(86_400_000);
  await server.work();
  expect(reminders().map(({ to }) => to)).toEqual([emailOf('con-calendario')]);
  await server.work();
  expect(reminders()).toHaveLength(1);
});

test('somebody has an unread notification of each kind, also late in the evening', async () => {
  const server = await createMockServer({ now: new Date('2028-02-29T23:30:00-03:00') });
  const { token } = await server.as('con-avisos');
  const reply = await (await get(server, listNotifications.path, token)).json();
  const { avisos, sin_leer } = listNotifications.response.parse(reply);
  expect(new Set(avisos.map(({ tipo }) => tipo))).toEqual(new Set(notificationKind.options));
  expect(sin_leer).toBe(avisos.length);
});
