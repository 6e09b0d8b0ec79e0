import { calls, type ReminderSettings } from '@huella/contract';
import { remindOwners, sweepExpired } from '@huella/server';
import { expect, test } from 'vitest';
import type { Client } from '../src/client.ts';
import { addEvent, changeEvent, eventBody, PRODUCT, vaccination } from '../src/events.ts';
import { addPet, PASSWORD, signUpAndLogIn, signUpWithPerson } from '../src/fixtures.ts';
import { daysFrom, deliverAll, checkAllAccounts, readReminders } from '../src/read-reminders.ts';
import { reminderLines } from '../src/reminder-year/received-reminders.ts';
import { rowsOf } from '../src/tables.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();
const { portsAt, remindersSince, remindersAt, remindersOn, mailOf } = readReminders(ctx);

async function owner(mascota: object = {}) {
  const client = await signUpWithPerson(ctx());
  return { client, petId: await addPet(client, mascota) };
}

const planned = (petId: number, event_on: string, changes: object = {}) =>
  eventBody(petId, { event_on, done: false, ...changes });

test('an event is reminded of a week and two days before, on the day, and overdue after a week and a month, each once', async () => {
  const { client, petId } = await owner();
  await addEvent(client, planned(petId, '2026-12-10'));
  expect(await remindersOn(client, daysFrom('2026-11-28', 90))).toEqual([
    '2026-12-03 Consulta de Luna, el jueves 10 de diciembre a las 10:15',
    '2026-12-08 Consulta de Luna, pasado mañana a las 10:15',
    '2026-12-10 Consulta de Luna, hoy a las 10:15',
    '2026-12-17 Consulta de Luna, pendiente desde el jueves 10 de diciembre',
    '2027-01-09 Consulta de Luna, pendiente desde el jueves 10 de diciembre',
  ]);
});

test('all pets stand in one mail a day, with links to the calendar and to the settings, and nothing of what was typed', async () => {
  const { client, petId } = await owner();
  const other = await addPet(client, { nombre: 'Milo' });
  await addEvent(client, planned(petId, '2026-12-04', { description: 'Soplo', title: 'Control del soplo' }));
  await addEvent(client, vaccination(other, { event_on: '2026-12-04', hora: '09:45', done: false }));
  const mail = await mailOf(client, '2026-12-02T09:00');
  expect(mail.subject).toBe('Recordatorio: Vacuna de Milo, pasado mañana a las 09:45 y 1 más');
  expect(reminderLines(mail.text)).toEqual([
    'Vacuna de Milo, pasado mañana a las 09:45',
    'Consulta de Luna, pasado mañana a las 10:15',
  ]);
  const { webUrl } = ctx().ports.config;
  expect(mail.unsubscribeUrl).toBe(`${webUrl}/tabs/ajustes/recordatorios`);
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(`${webUrl}/tabs/historial`);
    expect(part).toContain(`${webUrl}/tabs/ajustes/recordatorios`);
    expect(part).not.toContain('oplo');
  }
  expect(await remindersOn(client, ['2026-12-02'], '20:00')).toEqual([]);
});

const deworming = (refuerzo: string | null) => ({
  tipo: 'DespInterna',
  EventoDespInterna: { ProductoDesparacitacionId: PRODUCT.internal, refuerzo },
});

test('D103 a follow-up is reminded of until something later closes it', async () => {
  const { client, petId } = await owner();
  await addEvent(client, eventBody(petId, deworming('2026-12-20')));
  expect(await remindersOn(client, ['2026-12-13'])).toEqual([
    '2026-12-13 Próxima desparasitación interna de Luna, el domingo 20 de diciembre',
  ]);
  await addEvent(client, eventBody(petId, { ...deworming(null), event_on: '2026-11-27', hora: '09:00' }));
  expect(await remindersOn(client, daysFrom('2026-12-18', 45))).toEqual([]);
});

test('what is done, moved or deleted before the mail goes out is not in it', async () => {
  const { client, petId } = await owner();
  const [done, moved, gone] = [
    await addEvent(client, planned(petId, '2026-12-01', { hora: '11:00' })),
    await addEvent(client, planned(petId, '2026-12-01', { hora: '12:00' })),
    await addEvent(client, planned(petId, '2026-12-01', { hora: '13:00' })),
  ];
  await addEvent(client, planned(petId, '2026-12-01', { hora: '14:00' }));
  const from = ctx().mails.length;
  await checkAllAccounts(portsAt('2026-11-29T09:00'));
  expect(
    (await changeEvent(client, done, { event_on: '2026-11-27', hora: '09:00', done: true })).status,
  ).toBe(200);
  expect((await changeEvent(client, moved, { event_on: '2026-12-20' })).status).toBe(200);
  expect((await client.call(calls.deleteEvent, { params: { id: gone } })).status).toBe(204);
  await deliverAll(portsAt('2026-11-29T09:01'));
  expect(remindersSince(from, client)).toEqual([['Consulta de Luna, pasado mañana a las 14:00']]);
  expect(await remindersOn(client, ['2026-12-13'])).toEqual([
    '2026-12-13 Consulta de Luna, pendiente desde el martes 1 de diciembre',
    '2026-12-13 Consulta de Luna, el domingo 20 de diciembre a las 12:00',
  ]);
});

test('D102 who has no insured pet, and so no calendar to open, is reminded of nothing', async () => {
  const { client, petId } = await owner();
  await addEvent(client, planned(petId, '2026-12-01'));
  await ctx().ports.db.deleteFrom('policies').where('pet_id', '=', petId).execute();
  expect((await client.call(calls.listPets)).body).toEqual([]);
  expect(await remindersOn(client, daysFrom('2026-11-29', 12))).toEqual([]);
});

test('where nothing is left to say, no mail goes out', async () => {
  const { client, petId } = await owner();
  const id = await addEvent(client, planned(petId, '2026-12-01'));
  const from = ctx().mails.length;
  await checkAllAccounts(portsAt('2026-11-29T09:00'));
  await client.call(calls.deleteEvent, { params: { id } });
  await deliverAll(portsAt('2026-11-29T09:01'));
  expect(remindersSince(from, client)).toEqual([]);
});

test('nothing goes out between nine in the evening and nine in the morning', async () => {
  const { client, petId } = await owner();
  await addEvent(client, planned(petId, '2026-12-10'));
  for (const time of ['00:00', '08:59', '21:00', '23:59'])
    expect(await remindersOn(client, ['2026-12-03'], time), time).toEqual([]);
  expect(await remindersOn(client, ['2026-12-04'], '20:59')).toHaveLength(1);
});

test('N-C08G late in the evening, when it is tomorrow in UTC, nothing goes out: "mañana" was said at nine', async () => {
  const { client, petId } = await owner();
  await addEvent(client, vaccination(petId, { event_on: '2026-12-02', hora: '10:15', done: false }));
  expect(await remindersOn(client, ['2026-11-30'], '22:30')).toEqual([]);
  expect(await remindersOn(client, ['2026-12-01'], '08:59')).toEqual([]);
  expect(await remindersOn(client, ['2026-12-01'], '09:00')).toEqual([
    '2026-12-01 Vacuna de Luna, mañana a las 10:15',
  ]);
  expect(await remindersOn(client, ['2026-12-01'], '22:30')).toEqual([]);
});

test('of more than fits into one mail today’s is said, and what is a week ahead on the day after', async () => {
  const { client, petId } = await owner();
  const today = await addEvent(client, planned(petId, '2026-12-03'));
  const { db } = ctx().ports;
  const { id: _, ...row } = await db
    .selectFrom('events')
    .selectAll()
    .where('id', '=', today)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 105 }, () => ({ ...row, moment: '2026-12-10T10:15' }));
  await db.insertInto('events').values(rows).execute();
  const first = await remindersOn(client, ['2026-12-03']);
  expect(first).toHaveLength(100);
  expect(first[0]).toBe('2026-12-03 Consulta de Luna, hoy a las 10:15');
  expect(await remindersOn(client, ['2026-12-04'])).toHaveLength(6);
});

test('what could not be sent until the evening is sent the next day, once, as it is then', async () => {
  const { client, petId } = await owner();
  await addEvent(client, planned(petId, '2026-12-10'));
  const from = ctx().mails.length;
  await checkAllAccounts(portsAt('2026-12-03T20:30'));
  await deliverAll(portsAt('2026-12-03T21:00'));
  await deliverAll(portsAt('2026-12-04T08:00'));
  expect(remindersSince(from, client)).toEqual([]);
  expect(await remindersOn(client, daysFrom('2026-12-04', 4))).toEqual([
    '2026-12-04 Consulta de Luna, el jueves 10 de diciembre a las 10:15',
  ]);
});

test('after a pause of a week there is no burst: each thing is reminded of once, at its newest step', async () => {
  const { client, petId } = await owner();
  await addEvent(client, planned(petId, '2026-12-05'));
  await addEvent(client, planned(petId, '2026-12-07', { hora: '11:00' }));
  expect(await remindersOn(client, ['2026-12-06', '2026-12-07', '2026-12-08'])).toEqual([
    '2026-12-06 Consulta de Luna, mañana a las 11:00',
    '2026-12-07 Consulta de Luna, hoy a las 11:00',
  ]);
});

test('of two processes at once one reminds', async () => {
  const { client, petId } = await owner();
  await addEvent(client, planned(petId, '2026-12-10'));
  const from = ctx().mails.length;
  const ports = portsAt('2026-12-08T09:00');
  await Promise.all(Array.from({ length: 4 }, () => checkAllAccounts(ports)));
  await Promise.all(Array.from({ length: 4 }, () => deliverAll(ports)));
  expect(remindersSince(from, client)).toEqual([['Consulta de Luna, pasado mañana a las 10:15']]);
});

test('while many reminders wait to be sent, no more are written: other mails do not stand behind thousands', async () => {
  const { client, petId } = await owner();
  await addEvent(client, planned(petId, '2026-12-10'));
  const { db, clock } = ctx().ports;
  await checkAllAccounts(portsAt('2026-12-07T10:00'));
  const at = clock.now().toISOString();
  const rows = Array.from({ length: 50 }, (_, index) => ({
    kind: 'reminder-digest',
    recipient: 'nadie@correo.example',
    payload: JSON.stringify({ account: 0, day: '2026-12-08' }),
    message_id: `<${index}@huella.example>`,
    attempts: 0,
    due_at: at,
    created_at: at,
  }));
  await db.insertInto('outbox').values(rows).execute();
  const from = ctx().mails.length;
  const ports = portsAt('2026-12-08T10:00');
  expect(await remindOwners(ports)).toBe(0);
  await deliverAll(ports);
  expect(remindersSince(from, client)).toEqual([]);
  await checkAllAccounts(ports);
  await deliverAll(ports);
  expect(remindersSince(from, client)).toEqual([['Consulta de Luna, pasado mañana a las 10:15']]);
});

test('more accounts than one page are looked at, page by page', async () => {
  const people = await ctx()
    .ports.db.insertInto('accounts')
    .values(
      Array.from({ length: 150 }, (_, index) => ({
        email: `pagina${index}@correo.example`,
        email_key: `pagina${index}@correo.example`,
        password_hash: '',
        created_at: new Date(0).toISOString(),
      })),
    )
    .returning('id')
    .execute();
  expect(await remindOwners(portsAt('2027-06-01T09:00'))).toBe(50);
  await checkAllAccounts(portsAt('2027-06-01T09:00'));
  const accounts = await rowsOf(ctx(), 'accounts');
  const days = people.map(({ id }) => accounts.find((account) => account['id'] === id)?.['reminded_on']);
  expect(new Set(days)).toEqual(new Set(['2027-06-01']));
});

const settingsOf = async (client: Client): Promise<ReminderSettings> =>
  (await client.call(calls.getReminderSettings)).body;
const choose = (client: Client, body: object) => client.call(calls.updateReminderSettings, { body });

test('every kind is on but birthdays; a switch changes its own kind alone', async () => {
  const client = await signUpAndLogIn(ctx());
  const before = await settingsOf(client);
  expect(before).toEqual({
    tipos: {
      Consulta: true,
      Vacuna: true,
      DespExterna: true,
      DespInterna: true,
      Cria: true,
      Celo: true,
      Videollamada: true,
      Cumpleaños: false,
      Alimento: true,
      Otro: true,
    },
    dias_alimento: 5,
  });
  await Promise.all([
    choose(client, { tipos: { Vacuna: false } }),
    choose(client, { tipos: { Cumpleaños: true } }),
    choose(client, { dias_alimento: 10 }),
  ]);
  const after = { tipos: { ...before.tipos, Vacuna: false, Cumpleaños: true }, dias_alimento: 10 };
  expect(await settingsOf(client)).toEqual(after);
  expect((await choose(client, { tipos: { Vacuna: true } })).body.tipos.Vacuna).toBe(true);
  expect(await settingsOf(await signUpAndLogIn(ctx()))).toEqual(before);
});

test.each([
  { tipos: { Paseo: true } },
  { tipos: { Vacuna: 'no' } },
  { dias_alimento: 0 },
  { dias_alimento: 31 },
])('%j is not a choice', async (body) => {
  const client = await signUpAndLogIn(ctx());
  expect((await choose(client, body)).status).toBe(422);
});

test('of a kind that is off nobody is reminded, also when it was switched off after the mail was written', async () => {
  const { client, petId } = await owner();
  await addEvent(client, planned(petId, '2026-12-10'));
  const from = ctx().mails.length;
  await checkAllAccounts(portsAt('2026-12-03T09:00'));
  await choose(client, { tipos: { Consulta: false } });
  await deliverAll(portsAt('2026-12-03T09:01'));
  expect(remindersSince(from, client)).toEqual([]);
  expect(await remindersOn(client, daysFrom('2026-12-04', 7))).toEqual([]);
});

test('birthdays are reminded of if switched on, and never overdue', async () => {
  const { client } = await owner({ fecha_nacimiento: '2024-01-10' });
  expect(await remindersOn(client, daysFrom('2026-12-28', 3))).toEqual([]);
  await choose(client, { tipos: { Cumpleaños: true } });
  expect(await remindersOn(client, daysFrom('2027-01-02', 60))).toEqual([
    '2027-01-03 Cumpleaños de Luna, el domingo 10 de enero',
    '2027-01-08 Cumpleaños de Luna, pasado mañana',
    '2027-01-10 Cumpleaños de Luna, hoy',
  ]);
});

test('a video call is reminded of and never overdue; a kind that nobody knows is called an event', async () => {
  const { client, petId } = await owner();
  const [id, other] = [
    await addEvent(client, planned(petId, '2026-12-10', { hora: '08:30' })),
    await addEvent(client, planned(petId, '2026-12-10', { hora: '16:00' })),
  ];
  const { db } = ctx().ports;
  await db.updateTable('events').set({ tipo: 'Videollamada' }).where('id', '=', id).execute();
  await db.updateTable('events').set({ tipo: 'Peluquería' }).where('id', '=', other).execute();
  expect(await remindersOn(client, daysFrom('2026-12-08', 12))).toEqual([
    '2026-12-08 Videollamada de Luna, pasado mañana a las 08:30',
    '2026-12-08 Evento de Luna, pasado mañana a las 16:00',
    '2026-12-09 Videollamada de Luna, mañana a las 08:30',
    '2026-12-10 Evento de Luna, hoy a las 16:00',
    '2026-12-17 Evento de Luna, pendiente desde el jueves 10 de diciembre',
  ]);
});

test('an account that ends takes its reminders with it', async () => {
  const { client, petId } = await owner();
  await addEvent(client, planned(petId, '2026-12-10'));
  await choose(client, { tipos: { Celo: false } });
  const from = ctx().mails.length;
  await checkAllAccounts(portsAt('2026-12-03T09:00'));
  const [account] = await ctx()
    .ports.db.selectFrom('accounts')
    .select('id')
    .where('email', '=', client.email)
    .execute();
  expect((await client.call(calls.deleteAccount, { body: { password: PASSWORD } })).status).toBe(200);
  await deliverAll(portsAt('2026-12-03T09:01'));
  expect(remindersSince(from, client)).toEqual([]);
  for (const table of ['reminders', 'reminder_settings'])
    expect((await rowsOf(ctx(), table)).filter((row) => row['account_id'] === account?.id)).toEqual([]);
});

const countOf = async (mailed: string) =>
  (await rowsOf(ctx(), 'reminders')).filter(({ day }) => day === mailed).length;

test('what was said long ago is swept away', async () => {
  const { client, petId } = await owner();
  await addEvent(client, planned(petId, '2026-12-10'));
  await remindersAt(client, '2026-12-03T09:00');
  await sweepExpired(portsAt('2027-02-01T09:00'));
  expect(await countOf('2026-12-03')).toBeGreaterThan(0);
  await sweepExpired(portsAt('2027-02-02T09:00'));
  expect(await countOf('2026-12-03')).toBe(0);
});
