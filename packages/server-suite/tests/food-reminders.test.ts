/** Reminders and calendar entries of food that runs out (D105, D106, D108). */
import { calls } from '@huella/contract';
import { resolveChangeRequest } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { requestChange } from '../src/request-change.ts';
import { atInstant } from '../src/at-instant.ts';
import { newClient, type Client } from '../src/client.ts';
import { addEvent, eventBody } from '../src/events.ts';
import { addPet, logIn, signUpWithPerson } from '../src/fixtures.ts';
import { addBag, bagBody, FOOD } from '../src/food.ts';
import { daysFrom, deliverAll, checkAllAccounts, readReminders } from '../src/read-reminders.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();
const { portsAt, remindersSince, remindersOn, mailOf } = readReminders(ctx);

async function owner() {
  const client = await signUpWithPerson(ctx());
  return { client, petId: await addPet(client) };
}

/** The same person on a later day. */
async function later(client: Client, instant: string): Promise<Client> {
  const there = Object.assign(newClient(atInstant(ctx(), `${instant}:00-03:00`)), { email: client.email });
  await logIn(there);
  return there;
}

const choose = (client: Client, body: object) => client.call(calls.updateReminderSettings, { body });

test('N-C12G five days before a bag ends its owner is reminded once, and never after it', async () => {
  const { client, petId } = await owner();
  await addBag(client, bagBody([petId], { duracion: 31 }));
  expect(await remindersOn(client, daysFrom('2026-11-28', 30))).toEqual([
    '2026-12-06 Se termina el alimento de Luna, el viernes 11 de diciembre',
  ]);
});

test('the mail leads to the food, and to the calendar when there is more', async () => {
  const { client, petId } = await owner();
  const milo = await addPet(client, { nombre: 'MILO' });
  await addBag(client, bagBody([petId, milo]));
  const alone = await mailOf(client, '2026-12-05T09:00');
  expect(alone.subject).toBe(
    'Recordatorio: Se termina el alimento de Luna y Milo, el jueves 10 de diciembre',
  );
  const { webUrl } = ctx().ports.config;
  expect(alone.text).toContain(`${webUrl}/tabs/alimentacion`);
  expect(alone.text).not.toMatch(/tabs\/historial|Royal|Ñandú|4567|marque/);
  expect(alone.text).toContain('Le avisamos del alimento que se termina:');
  const other = await owner();
  await addBag(other.client, bagBody([other.petId]));
  await addEvent(other.client, eventBody(other.petId, { event_on: '2026-12-08', done: false }));
  const both = await mailOf(other.client, '2026-12-06T09:00');
  expect(both.text).toContain(`${webUrl}/tabs/historial`);
  expect(both.text).toContain('Le recordamos lo que tiene en el calendario y el alimento que se termina:');
});

test('the days are the owner’s choice, and none is said when food is switched off', async () => {
  const { client, petId } = await owner();
  await addBag(client, bagBody([petId]));
  expect((await choose(client, { dias_alimento: 2 })).body.tipos.Alimento).toBe(true);
  expect(await remindersOn(client, daysFrom('2026-12-01', 8))).toEqual([
    '2026-12-08 Se termina el alimento de Luna, pasado mañana',
  ]);
  const other = await owner();
  await addBag(other.client, bagBody([other.petId], { duracion: 40 }));
  await choose(other.client, { tipos: { Alimento: false } });
  await choose(other.client, { dias_alimento: 10 });
  expect(await remindersOn(other.client, daysFrom('2026-12-09', 12))).toEqual([]);
});

test('more days chosen after the warning bring no second one', async () => {
  const { client, petId } = await owner();
  await addBag(client, bagBody([petId], { duracion: 22 }));
  expect(await remindersOn(client, ['2026-11-28'])).toEqual([]);
  await choose(client, { dias_alimento: 3 });
  expect(await remindersOn(client, ['2026-11-29'])).toHaveLength(1);
  await choose(client, { dias_alimento: 10 });
  expect(await remindersOn(client, daysFrom('2026-11-30', 4))).toEqual([]);
});

test('an owner who adds a bag after its lead days is reminded on its last day', async () => {
  const { client, petId } = await owner();
  await addBag(client, bagBody([petId], { duracion: 20 }));
  expect(await remindersOn(client, daysFrom('2026-11-28', 5))).toEqual([
    '2026-11-30 Se termina el alimento de Luna, hoy',
  ]);
});

test('an account of which nothing can be reckoned does not keep the others from being told', async () => {
  const broken = await owner();
  const bag = await addBag(broken.client, bagBody([broken.petId]));
  const { client, petId } = await owner();
  await addBag(client, bagBody([petId]));
  const { db } = ctx().ports;
  await db.updateTable('food_bags').set({ bought_on: 'nunca' }).where('id', '=', bag).execute();
  expect(await remindersOn(client, ['2026-12-05'])).toEqual([
    '2026-12-05 Se termina el alimento de Luna, el jueves 10 de diciembre',
  ]);
  await db.deleteFrom('food_bags').where('id', '=', bag).execute();
  expect(ctx().logged.filter((line) => line.includes('reminder-failed'))).toHaveLength(1);
});

test('the warning goes when the bag ends, is deleted or the next one comes, also after the mail was written', async () => {
  for (const end of [
    (client: Client, id: number) => client.call(calls.finishFoodBag, { params: { id }, body: {} }),
    (client: Client, id: number) => client.call(calls.deleteFoodBag, { params: { id } }),
    (client: Client, id: number, petId: number) =>
      client.call(calls.createFoodBag, {
        body: bagBody([petId], { renueva: { id, kilos: 2 }, fechaCompra: '2026-11-27' }),
      }),
  ]) {
    const { client, petId } = await owner();
    const id = await addBag(client, bagBody([petId]));
    const from = ctx().mails.length;
    await checkAllAccounts(portsAt('2026-12-05T09:00'));
    expect([200, 201, 204]).toContain((await end(client, id, petId)).status);
    await deliverAll(portsAt('2026-12-05T09:01'));
    expect(remindersSince(from, client)).toEqual([]);
    expect(await remindersOn(client, daysFrom('2026-12-06', 5))).toEqual([]);
  }
});

test('a bag that lasts longer than was thought is warned of again, once', async () => {
  const { client, petId } = await owner();
  const id = await addBag(client, bagBody([petId]));
  expect(await remindersOn(client, ['2026-12-05'])).toHaveLength(1);
  const there = await later(client, '2026-12-06T12:00');
  await there.call(calls.correctFoodBag, { params: { id }, body: { kilos: 4.9 } });
  expect(await remindersOn(client, daysFrom('2026-12-06', 80))).toEqual([
    '2027-01-19 Se termina el alimento de Luna, el domingo 24 de enero',
  ]);
});

test('a correction that is taken back brings no second warning of one day', async () => {
  const { client, petId } = await owner();
  const id = await addBag(client, bagBody([petId]));
  expect(await remindersOn(client, ['2026-12-05'])).toHaveLength(1);
  const there = await later(client, '2026-12-06T12:00');
  const { body } = await there.call(calls.correctFoodBag, { params: { id }, body: { kilos: 4.9 } });
  const [{ id: correccionId }] = body.correcciones;
  await there.call(calls.undoFoodCorrection, { params: { id, correccionId } });
  expect(await remindersOn(client, daysFrom('2026-12-06', 6))).toEqual([]);
});

test('a shop’s number that changes in the last days brings no second warning', async () => {
  const { client, petId } = await owner();
  const id = await addBag(client, bagBody([petId]));
  expect(await remindersOn(client, ['2026-12-05'])).toHaveLength(1);
  const there = await later(client, '2026-12-07T12:00');
  const body = { id, ...bagBody([petId], { contactoProveedor: '11 4000-0000' }) };
  expect((await there.call(calls.updateFoodBag, { body })).status).toBe(200);
  expect(await remindersOn(client, daysFrom('2026-12-07', 5))).toEqual([]);
});

async function switchOn(client: Client, changes: object = {}): Promise<string> {
  const body = { tipos: ['Alimento'], mascotas: null, ...changes };
  return new URL((await client.call(calls.setCalendarFeed, { body })).body.url).pathname;
}

async function entryOf(path: string, { app, ports } = ctx()): Promise<Record<string, string> | null> {
  const response = await app.fetch(new Request(new URL(path, ports.config.publicUrl)), {
    incoming: { socket: { remoteAddress: '192.0.2.1' } },
  });
  const [, entry] = (await response.text()).replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n');
  if (entry === undefined) return null;
  return Object.fromEntries(entry.split('\r\n').map((line) => [/^[A-Z-]+/.exec(line)?.[0] ?? '', line]));
}

test('a calendar has the day on which a bag ends, moved and counted with what was corrected, until the next one comes', async () => {
  const { client, petId } = await owner();
  const id = await addBag(client, bagBody([petId]));
  const path = await switchOn(client);
  const first = await entryOf(path);
  expect(first).toMatchObject({
    UID: `UID:alimento-${id}@huella`,
    SUMMARY: 'SUMMARY:Se termina el alimento de Luna',
    DTSTART: 'DTSTART;VALUE=DATE:20261210',
    URL: `URL:${ctx().ports.config.webUrl}/tabs/alimentacion`,
    TRIGGER: 'TRIGGER:-PT15H',
  });
  expect(first).not.toHaveProperty('SEQUENCE');
  await client.call(calls.correctFoodBag, { params: { id }, body: { kilos: 0.1 } });
  expect(await entryOf(path)).toMatchObject({
    UID: first?.['UID'],
    DTSTART: 'DTSTART;VALUE=DATE:20261128',
    SEQUENCE: 'SEQUENCE:1',
  });
  await client.call(calls.finishFoodBag, { params: { id }, body: {} });
  expect(await entryOf(path)).toBeNull();
});

test('a calendar names only the pets that it has, and no food that was not chosen', async () => {
  const { client, petId } = await owner();
  const milo = await addPet(client, { nombre: 'Milo' });
  await addBag(client, bagBody([petId, milo]));
  const path = await switchOn(client, { mascotas: [milo] });
  expect(await entryOf(path)).toMatchObject({ SUMMARY: 'SUMMARY:Se termina el alimento de Milo' });
  await addBag(client, bagBody([petId], { alimentoId: FOOD.alsoForDogs }));
  await switchOn(client, { tipos: ['Consulta'] });
  expect(await entryOf(path)).toBeNull();
});

test('a pet’s other name and a pet that leaves are changes of its food’s entry, counted upwards', async () => {
  const { client, petId } = await owner();
  const milo = await addPet(client, { nombre: 'Milo' });
  const id = await addBag(client, bagBody([petId, milo]));
  const path = await switchOn(client);
  const { body } = await requestChange(client, { mascotaId: petId, mascotaNombre: 'Nina' });
  expect(await resolveChangeRequest(ctx().ports, body.id, { approve: true })).toBe('approved');
  expect(await entryOf(path)).toMatchObject({
    SUMMARY: 'SUMMARY:Se termina el alimento de Nina y Milo',
    SEQUENCE: 'SEQUENCE:1',
  });
  await client.call(calls.detachFromFoodBag, { body: { id, mascotas: [petId] } });
  expect(await entryOf(path)).toMatchObject({
    SUMMARY: 'SUMMARY:Se termina el alimento de Milo',
    SEQUENCE: 'SEQUENCE:2',
  });
});

test('a bag that is empty by the count has no alarm any more, and keeps its day until something is said', async () => {
  const { client, petId } = await owner();
  await addBag(client, bagBody([petId]));
  const path = await switchOn(client);
  const at = (day: string) => entryOf(path, atInstant(ctx(), `${day}T12:00:00-03:00`));
  expect(await at('2026-12-10')).toHaveProperty('TRIGGER');
  const over = await at('2026-12-11');
  expect(over).toMatchObject({ DTSTART: 'DTSTART;VALUE=DATE:20261210' });
  expect(over).not.toHaveProperty('TRIGGER');
});
