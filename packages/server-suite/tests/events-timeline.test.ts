/** The timeline: all events of all pets, newest first, in pages (D13). */
import { calls, type Event } from '@huella/contract';
import { EVENTS_PAGE } from '@huella/contract/events';
import { expect, test } from 'vitest';
import { atInstant } from '../src/at-instant.ts';
import { newClient, type Client } from '../src/client.ts';
import { addEvent, eventBody } from '../src/events.ts';
import { addPet, logIn, signUpAndLogIn, signUpWithPerson } from '../src/fixtures.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

async function timeline(client: Client, search = ''): Promise<Event[]> {
  const { status, body } = await client.call(calls.listEvents, { search });
  expect(status).toBe(200);
  return body;
}

const placeOf = ({ event_on, hora, id }: Event) => `${event_on}T${hora},${id}`;
const linesOf = (events: readonly Event[]) => events.map((event) => `${event.tipo} ${event.event_on}`);

/** Adds many events with few different moments, so that many are equal. */
async function insertMany(petIds: readonly number[], count: number): Promise<void> {
  const { db, clock } = ctx().ports;
  const at = clock.now().toISOString();
  const pet = db
    .selectFrom('pets')
    .select('account_id')
    .where('id', '=', petIds[0] ?? 0);
  const { account_id } = await pet.executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, index) => ({
    account_id,
    pet_id: petIds[index % petIds.length] ?? 0,
    tipo: 'Consulta',
    moment: `${2020 + (index % 7)}-0${1 + (index % 9)}-15T0${index % 4}:00`,
    done: 1,
    description: '',
    title: '',
    created_at: at,
    updated_at: at,
  }));
  for (let start = 0; start < count; start += 1000)
    await db
      .insertInto('events')
      .values(rows.slice(start, start + 1000))
      .execute();
}

test('nobody’s pets have no events', async () => {
  expect(await timeline(await signUpAndLogIn(ctx()))).toEqual([]);
});

test('events and birthdays are in one list, newest first', async () => {
  const client = await signUpWithPerson(ctx());
  const petId = await addPet(client, { fecha_nacimiento: '2024-03-05' });
  const planned = { event_on: '2027-01-10', hora: '10:15', done: false };
  for (const changes of [{}, { event_on: '2025-03-05', hora: '00:00' }, planned])
    await addEvent(client, eventBody(petId, changes));
  const events = await timeline(client);
  expect(linesOf(events)).toEqual([
    'Cumpleaños 2027-03-05',
    'Consulta 2027-01-10',
    'Consulta 2026-11-20',
    'Cumpleaños 2026-03-05',
    'Consulta 2025-03-05',
    'Cumpleaños 2025-03-05',
  ]);
  expect(events.at(-1)).toEqual({
    id: -(petId * 1000 + 1),
    mascota: { id: petId, nombre: 'Luna', animal: 'Perro', sexo: 'H' },
    tipo: 'Cumpleaños',
    event_on: '2025-03-05',
    hora: '00:00',
    done: true,
    description: '',
    title: 'Cumple 1 año',
  });
});

test('D50 a birthday of 29 February is on 1 March in common years', async () => {
  const client = await signUpWithPerson(ctx());
  const petId = await addPet(client, { fecha_nacimiento: '2024-02-29' });
  const later = Object.assign(newClient(atInstant(ctx(), '2028-02-28T10:00:00-03:00')), {
    email: client.email,
  });
  await logIn(later);
  expect(linesOf(await timeline(later, `?mascotaId=${petId}`))).toEqual([
    'Cumpleaños 2028-02-29',
    'Cumpleaños 2027-03-01',
    'Cumpleaños 2026-03-01',
    'Cumpleaños 2025-03-01',
  ]);
});

test('of one pet there are its own events alone', async () => {
  const client = await signUpWithPerson(ctx());
  const [luna, sol] = [await addPet(client), await addPet(client, { nombre: 'Sol', sexo: 'M' })];
  await addEvent(client, eventBody(luna));
  await addEvent(client, eventBody(sol));
  const events = await timeline(client, `?mascotaId=${sol}`);
  expect(events.map(({ mascota }) => mascota.nombre)).toEqual(['Sol', 'Sol', 'Sol', 'Sol']);
  expect(events.filter(({ id }) => id > 0)).toHaveLength(1);
  expect(await timeline(client)).toHaveLength(8);
});

test('O-SE-03 somebody else’s pet is unknown, and their events are nowhere', async () => {
  const owner = await signUpWithPerson(ctx());
  const petId = await addPet(owner);
  await addEvent(owner, eventBody(petId));
  const stranger = await signUpAndLogIn(ctx());
  const [foreign, unknown] = await Promise.all(
    [petId, 999_999_999].map((id) => stranger.call(calls.listEvents, { search: `?mascotaId=${id}` })),
  );
  expect([foreign?.status, foreign?.body]).toEqual([404, unknown?.body]);
  expect(await timeline(stranger)).toEqual([]);
});

test.each([
  '?mascotaId=x',
  '?mascotaId=',
  '?mascotaId=-1',
  '?antes=ayer',
  '?antes=2026-11-20T10:15',
  '?antes=',
])('the query %s is rejected', async (search) => {
  const client = await signUpAndLogIn(ctx());
  expect((await client.call(calls.listEvents, { search })).status).toBe(422);
});

test.each([
  ['0000-00-00T00:00,0', 0],
  ['2026-11-20T10:15,-999999999999999', 2],
  ['9999-99-99T99:99,999999999999999', 4],
])('after the place %s are %d', async (antes, count) => {
  const client = await signUpWithPerson(ctx());
  await addEvent(client, eventBody(await addPet(client)));
  expect(await timeline(client, `?antes=${antes}`)).toHaveLength(count);
});

test('2 000 events of 10 pets come in pages without gap or double, while one is added and one deleted', async () => {
  const client = await signUpWithPerson(ctx());
  const pets: number[] = [];
  for (let pet = 0; pet < 10; pet += 1) pets.push(await addPet(client));
  await insertMany(pets, 2000);
  const before = [await timeline(client)];
  const [first = []] = before;
  // Deletes an event already read and adds one where the reading has been: the next page stays the same.
  await client.call(calls.deleteEvent, { params: { id: first[10]?.id ?? 0 } });
  await addEvent(client, eventBody(pets[0] ?? 0));
  for (let page = first; page.length === EVENTS_PAGE; before.push(page))
    page = await timeline(client, `?antes=${placeOf(page.at(-1)!)}`);
  expect(before.map(({ length }) => length)).toEqual([500, 500, 500, 500, 30]);
  const read = before.flat();
  expect(new Set(read.map(({ id }) => id)).size).toBe(2030);
  const inOrder = read.toSorted((left, right) => {
    const [one, other] = [`${left.event_on}T${left.hora}`, `${right.event_on}T${right.hora}`];
    return one === other ? right.id - left.id : other.localeCompare(one);
  });
  expect(read.map(placeOf)).toEqual(inOrder.map(placeOf));
  expect(read.filter(({ tipo }) => tipo === 'Cumpleaños')).toHaveLength(30);
});

test('the pages of one pet end likewise', async () => {
  const client = await signUpWithPerson(ctx());
  const [luna, sol] = [await addPet(client), await addPet(client)];
  await insertMany([luna, sol], 1200);
  const first = await timeline(client, `?mascotaId=${luna}`);
  const rest = await timeline(client, `?mascotaId=${luna}&antes=${placeOf(first.at(-1)!)}`);
  expect([first.length, rest.length]).toEqual([500, 103]);
  expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(603);
});
