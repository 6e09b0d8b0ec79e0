/** Moving, completing and deleting events (D62–D64). */
import { calls } from '@huella/contract';
import { expect, test } from 'vitest';
import { fieldMessages, statusesOf, type Client } from '../src/client.ts';
import { addEvent, changeEvent, eventBody, eventOf, RABIES, vaccination } from '../src/events.ts';
import { addPet, signUpWithPerson } from '../src/fixtures.ts';
import { mutations } from '../src/hostile-json.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

async function owner(mascota: object = {}) {
  const client = await signUpWithPerson(ctx());
  return { client, petId: await addPet(client, mascota) };
}

const remove = (client: Client, id: number) => client.call(calls.deleteEvent, { params: { id } });

const PLANNED = { event_on: '2026-12-01', hora: '10:15', done: false };
const NOW = { event_on: '2026-11-27', hora: '09:59', done: true };

const rowOf = (id: number) =>
  ctx().ports.db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
const sequenceOf = async (id: number) => (await rowOf(id))?.sequence;

async function insert(petId: number, kind: { tipo: string; vet_info?: string; title?: string }) {
  const { db, clock } = ctx().ports;
  const at = clock.now().toISOString();
  const { account_id } = await db
    .selectFrom('pets')
    .select('account_id')
    .where('id', '=', petId)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('events')
    .values({
      account_id,
      pet_id: petId,
      moment: '2026-12-01T15:30',
      done: 0,
      description: 'Traer los estudios',
      title: '',
      created_at: at,
      updated_at: at,
      ...kind,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('an event is moved and done, each change counted once and what changes nothing not at all', async () => {
  const { client, petId } = await owner();
  const id = await addEvent(client, eventBody(petId, PLANNED));
  const moved = await changeEvent(client, id, { event_on: '2026-12-03', hora: '11:00' });
  expect([moved.status, moved.body]).toEqual([200, await eventOf(client, id)]);
  expect(moved.body).toMatchObject({ event_on: '2026-12-03', hora: '11:00', done: false });
  expect(await sequenceOf(id)).toBe(1);
  const first = await changeEvent(client, id, NOW);
  const again = await changeEvent(client, id, NOW);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(again.body).toMatchObject(NOW);
  expect(await sequenceOf(id)).toBe(2);
});

test('"done" of two at once is one change', async () => {
  const { client, petId } = await owner();
  const id = await addEvent(client, eventBody(petId, PLANNED));
  const replies = await Promise.all([1, 2, 3].map(() => changeEvent(client, id, NOW)));
  expect(statusesOf(replies)).toEqual([200, 200, 200]);
  expect(await sequenceOf(id)).toBe(1);
});

test('"done" of a second device that did not know of the first keeps the first moment, and is answered it', async () => {
  const { client, petId } = await owner();
  const id = await addEvent(client, eventBody(petId, PLANNED));
  await changeEvent(client, id, { ...NOW, was_done: false });
  const later = { ...NOW, hora: '10:00' };
  const second = await changeEvent(client, id, { ...later, was_done: false });
  expect([second.status, second.body]).toEqual([200, expect.objectContaining(NOW)]);
  expect(await sequenceOf(id)).toBe(1);
  expect((await changeEvent(client, id, { ...later, was_done: true })).body).toMatchObject(later);
});

test('what is done stays done, and its moment can be corrected', async () => {
  const { client, petId } = await owner();
  const id = await addEvent(client, eventBody(petId));
  const undone = await changeEvent(client, id, { ...PLANNED });
  expect([undone.status, fieldMessages(undone)]).toEqual([
    422,
    { done: 'Este evento ya está hecho. Si no ocurrió, elimínelo y cárguelo de nuevo.' },
  ]);
  expect((await changeEvent(client, id, { event_on: '2026-11-18' })).status).toBe(200);
  expect(await eventOf(client, id)).toMatchObject({ event_on: '2026-11-18', hora: '10:15', done: true });
});

test.each([
  ['tipo', { tipo: 'Celo' }],
  ['description', { description: 'Otra cosa' }],
  ['EventoVacuna.VacunaId', { EventoVacuna: { VacunaId: RABIES.dogs + 1 } }],
  ['EventoVacuna.vacunaId', { EventoVacuna: { vacunaId: RABIES.dogs + 1 } }],
])('%s does not change', async (path, changes) => {
  const { client, petId } = await owner();
  const id = await addEvent(client, vaccination(petId));
  const reply = await changeEvent(client, id, changes);
  expect([reply.status, fieldMessages(reply)]).toEqual([
    422,
    { [path]: 'Este dato no se puede cambiar. Si hay un error, elimine el evento y cárguelo de nuevo.' },
  ]);
});

test('a description that comes back as it was typed is the same', async () => {
  const { client, petId } = await owner();
  const description = ' Control\r\nanual ';
  const id = await addEvent(client, eventBody(petId, { description }));
  for (const same of [description, 'Control\nanual', 'Control\ranual\n'])
    expect((await changeEvent(client, id, { description: same })).status).toBe(200);
  expect(await eventOf(client, id)).toMatchObject({ description: 'Control\nanual' });
});

test('a litter stays as it was noted', async () => {
  const { client, petId } = await owner();
  const EventoCria = { machos: 2, hembras: 3, fallecidos: 0 };
  const id = await addEvent(client, eventBody(petId, { tipo: 'Cria', EventoCria }));
  const reply = await changeEvent(client, id, { EventoCria: { ...EventoCria, hembras: 4 } });
  expect([reply.status, Object.keys(fieldMessages(reply))]).toEqual([422, ['EventoCria.hembras']]);
  expect((await changeEvent(client, id, { hora: '10:30' })).status).toBe(200);
});

test('what a client leaves away is as it was, the follow-up too', async () => {
  const { client, petId } = await owner();
  const id = await addEvent(client, vaccination(petId));
  const body = { tipo: 'Vacuna', event_on: '2026-11-19', hora: '10:15', done: true };
  const before = await eventOf(client, id);
  const reply = await client.call(calls.updateEvent, { params: { id }, body });
  expect([reply.status, reply.body]).toEqual([200, { ...before, event_on: '2026-11-19' }]);
});

test('the follow-up is changed and taken away', async () => {
  const { client, petId } = await owner();
  const id = await addEvent(client, vaccination(petId));
  const change = async (proxima_aplicacion: string | null) =>
    changeEvent(client, id, { EventoVacuna: { VacunaId: RABIES.dogs, proxima_aplicacion } });
  expect((await change('2027-10-01')).body.EventoVacuna.proxima_aplicacion).toBe('2027-10-01');
  expect((await change('')).body.EventoVacuna.proxima_aplicacion).toBeNull();
  expect((await change('2027-10-01')).status).toBe(200);
  expect((await change(null)).body.EventoVacuna.proxima_aplicacion).toBeNull();
  expect((await change('2026-11-20')).status).toBe(200);
  const before = await change('2026-11-19');
  expect([before.status, fieldMessages(before)]).toEqual([
    422,
    { 'EventoVacuna.proxima_aplicacion': 'La próxima fecha no puede ser anterior a la del evento' },
  ]);
  expect(fieldMessages(await change('2031-12-01'))).toEqual({
    'EventoVacuna.proxima_aplicacion': 'La próxima fecha puede ser hasta 5 años después',
  });
  expect((await change('nunca')).status).toBe(422);
  expect((await eventOf(client, id)).EventoVacuna.proxima_aplicacion).toBe('2026-11-20');
});

test.each(['as it was', 'away'])('D64 a date that passes the follow-up clears it, sent %s', async (sent) => {
  const { client, petId } = await owner();
  const EventoVacuna = { VacunaId: RABIES.dogs, proxima_aplicacion: '2026-11-22' };
  const id = await addEvent(client, vaccination(petId, { EventoVacuna }));
  const own = sent === 'away' ? { EventoVacuna: undefined } : {};
  expect((await changeEvent(client, id, { ...own, event_on: '2026-11-22' })).body).toMatchObject({
    EventoVacuna,
  });
  const reply = await changeEvent(client, id, { ...own, event_on: '2026-11-23' });
  expect([reply.status, reply.body.EventoVacuna.proxima_aplicacion]).toEqual([200, null]);
  expect(await eventOf(client, id)).toEqual(reply.body);
});

test('a date that passes a follow-up which is moved along keeps it', async () => {
  const { client, petId } = await owner();
  const EventoVacuna = { VacunaId: RABIES.dogs, proxima_aplicacion: '2026-11-22' };
  const id = await addEvent(client, vaccination(petId, { EventoVacuna }));
  const moved = { ...EventoVacuna, proxima_aplicacion: '2026-11-24' };
  const reply = await changeEvent(client, id, { event_on: '2026-11-23', EventoVacuna: moved });
  expect([reply.status, reply.body.EventoVacuna]).toEqual([200, moved]);
});

test('D104 a kind that nobody knows is read whole, moved, done and deleted', async () => {
  const { client, petId } = await owner();
  const id = await insert(petId, { tipo: 'Peluquería', title: 'Baño y corte' });
  const read = await eventOf(client, id);
  expect(read).toMatchObject({
    tipo: 'Peluquería',
    title: 'Baño y corte',
    description: 'Traer los estudios',
  });
  expect((await changeEvent(client, id, { hora: '16:00' })).body).toEqual({ ...read, hora: '16:00' });
  expect((await changeEvent(client, id, { description: 'Otra cosa' })).status).toBe(422);
  expect((await changeEvent(client, id, NOW)).body).toMatchObject(NOW);
  expect((await remove(client, id)).status).toBe(204);
});

test('a video call is completed at its time, and neither moved nor deleted', async () => {
  const { client, petId } = await owner();
  const id = await insert(petId, { tipo: 'Videollamada', vet_info: 'Dra. Paz, enlace por WhatsApp' });
  const read = await eventOf(client, id);
  expect(read.EventoVideollamada).toEqual({ infoVeterinario: 'Dra. Paz, enlace por WhatsApp' });
  for (const reply of [
    await changeEvent(client, id, { hora: '16:00' }),
    await changeEvent(client, id, NOW),
    await remove(client, id),
  ])
    expect([reply.status, reply.body]).toEqual([
      409,
      { code: 'not_editable', message: 'Este evento lo carga Huella: no se puede cambiar ni eliminar.' },
    ]);
  const early = await changeEvent(client, id, { done: true });
  expect([early.status, Object.keys(fieldMessages(early))]).toEqual([422, ['event_on']]);
  await ctx()
    .ports.db.updateTable('events')
    .set({ moment: '2026-11-20T15:30' })
    .where('id', '=', id)
    .execute();
  const held = { ...read, event_on: '2026-11-20', done: true };
  expect((await changeEvent(client, id, { done: true })).body).toEqual(held);
});

test('a birthday is nobody’s to change', async () => {
  const { client, petId } = await owner();
  const id = -(petId * 1000 + 2);
  expect(await eventOf(client, id)).toMatchObject({ tipo: 'Cumpleaños', event_on: '2026-03-05', done: true });
  for (const reply of [await changeEvent(client, id, { hora: '10:15' }), await remove(client, id)])
    expect([reply.status, reply.body.code]).toEqual([409, 'not_editable']);
});

test('an event is deleted once', async () => {
  const { client, petId } = await owner();
  const id = await addEvent(client, eventBody(petId));
  expect(statusesOf(await Promise.all([remove(client, id), remove(client, id)]))).toEqual([204, 404]);
  expect((await client.call(calls.getEvent, { params: { id } })).status).toBe(404);
});

test('deleting while it is edited leaves nothing', async () => {
  const { client, petId } = await owner();
  const id = await addEvent(client, eventBody(petId, PLANNED));
  const body = { tipo: 'Consulta', ...NOW };
  const edit = () => client.call(calls.updateEvent, { params: { id }, body });
  const replies = await Promise.all([edit(), remove(client, id), edit()]);
  expect(replies[1]?.status).toBe(204);
  for (const { status } of [replies[0], replies[2]]) expect([200, 404]).toContain(status);
  expect((await edit()).status).toBe(404);
  expect(await rowOf(id)).toBeUndefined();
});

test('nonsense about an own event is rejected, never a failure', async () => {
  const { client, petId } = await owner();
  const id = await addEvent(client, vaccination(petId));
  const { mascotaId: _, ...body } = vaccination(petId);
  for (const wrong of mutations(body)) {
    const { status } = await client.call(calls.updateEvent, { params: { id }, body: wrong });
    expect({ wrong, failed: status >= 500 }).toEqual({ wrong, failed: false });
  }
}, 300_000);
