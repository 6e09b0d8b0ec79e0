/** Reminders by push instead of mail, if chosen; else, or after a failure, by mail (D105). */
import { calls } from '@huella/contract';
import type { PushResult } from '@huella/server';
import { expect, test } from 'vitest';
import { newSubscription, deliverAllPushes, shownIn, subscribe } from '../src/subscriptions.ts';
import type { Client } from '../src/client.ts';
import { addEvent, changeEvent, eventBody } from '../src/events.ts';
import { addPet, signUpWithPerson } from '../src/fixtures.ts';
import { addBag, bagBody } from '../src/food.ts';
import { deliverAll, checkAllAccounts, readReminders } from '../src/read-reminders.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();
const { portsAt, remindersSince } = readReminders(ctx);

/** A person with an event on 10 December and a browser. */
async function reminded() {
  const client = await signUpWithPerson(ctx());
  const petId = await addPet(client);
  const body = eventBody(petId, { event_on: '2026-12-10', done: false });
  const eventId = await addEvent(client, body);
  const browser = newSubscription();
  await subscribe(client, browser);
  const mails = ctx().mails.length;
  const mailsTo = () => remindersSince(mails, client);
  return { client, petId, eventId, body, browser, mailsTo };
}

/** Runs the server's jobs at a time of 3 December. */
async function workAt(time: string, answer: PushResult = 'delivered'): Promise<void> {
  ctx().answerPushes(() => answer);
  const ports = portsAt(`2026-12-03T${time}`);
  await checkAllAccounts(ports);
  await deliverAllPushes(ports);
  await deliverAll(ports);
  ctx().answerPushes(() => 'delivered');
}

/** Every quarter of an hour until nine in the evening. */
async function workAllDay(from: string, answer?: PushResult): Promise<void> {
  for (let hour = 9; hour < 21; hour += 1)
    for (const minute of ['00', '15', '30', '45']) {
      const time = `${String(hour).padStart(2, '0')}:${minute}`;
      if (time >= from) await workAt(time, answer);
    }
}

const inboxOf = async (client: Client) => (await client.call(calls.listNotifications)).body.avisos;

test('a reminder that a push service took is not mailed, and is in the inbox', async () => {
  const { client, browser, mailsTo } = await reminded();
  await workAllDay('09:00');
  expect(shownIn(ctx(), browser)).toEqual([
    {
      marca: expect.any(String),
      id: expect.any(Number),
      tipo: 'Calendario',
      titulo: 'Recordatorio',
      texto: 'Tiene algo en el calendario.',
      ruta: '/tabs/historial',
    },
  ]);
  expect(mailsTo()).toEqual([]);
  expect(await inboxOf(client)).toMatchObject([
    { tipo: 'Calendario', texto: 'Tiene algo en el calendario.', ruta: '/tabs/historial' },
  ]);
});

test('it goes to every browser of the person', async () => {
  const { client, browser } = await reminded();
  const other = newSubscription();
  await subscribe(client, other);
  await workAt('09:00');
  expect([browser, other].map((each) => shownIn(ctx(), each).length)).toEqual([1, 1]);
});

test('somebody without a browser is mailed at once, and finds the reminder in the inbox', async () => {
  const { client, browser, mailsTo } = await reminded();
  const body = { refreshToken: client.refreshToken, firebase_token: browser.subscriptionJson };
  await client.call(calls.logout, { body, token: null });
  await workAt('09:00');
  expect(mailsTo()).toEqual([['Consulta de Luna, el jueves 10 de diciembre a las 10:15']]);
  expect(shownIn(ctx(), browser)).toEqual([]);
});

test('when every browser turned out gone, the mail goes that day', async () => {
  const { browser, mailsTo } = await reminded();
  await workAt('09:00', 'gone');
  expect([shownIn(ctx(), browser).length, mailsTo()]).toEqual([1, []]);
  await workAllDay('09:15');
  expect(shownIn(ctx(), browser)).toHaveLength(1);
  expect(mailsTo()).toEqual([['Consulta de Luna, el jueves 10 de diciembre a las 10:15']]);
});

test('a push message that nobody takes is abandoned for the mail: one message, never both', async () => {
  const { browser, mailsTo } = await reminded();
  await workAt('09:00', { status: 429, retryAfter: 0 });
  await workAt('09:24', { status: 429, retryAfter: 0 });
  await workAt('09:26');
  expect(mailsTo()).toEqual([]);
  const tried = shownIn(ctx(), browser).length;
  await workAllDay('09:30');
  expect(shownIn(ctx(), browser)).toHaveLength(tried);
  expect(mailsTo()).toHaveLength(1);
});

test('where the mail could come too late for the day it goes at once, without a push message', async () => {
  const { browser, mailsTo } = await reminded();
  await workAt('20:30');
  expect([shownIn(ctx(), browser), mailsTo().length]).toEqual([[], 1]);
});

test('what is done before the message goes out is not told', async () => {
  const { client, eventId, body, browser, mailsTo } = await reminded();
  await checkAllAccounts(portsAt('2026-12-03T09:00'));
  await changeEvent(client, eventId, { ...body, done: true, event_on: '2026-11-27', hora: '09:00' });
  await workAllDay('09:00');
  expect([shownIn(ctx(), browser), mailsTo()]).toEqual([[], []]);
});

test('somebody who switched reminders off for push is mailed', async () => {
  const { client, browser, mailsTo } = await reminded();
  await client.call(calls.updateNotificationSettings, { body: { tipos: ['Siniestro', 'Alimento'] } });
  await workAt('09:00');
  expect([shownIn(ctx(), browser), mailsTo().length]).toEqual([[], 1]);
});

test('food that ends is a message of its own kind; with the calendar it is one message', async () => {
  const client = await signUpWithPerson(ctx());
  const petId = await addPet(client);
  await addBag(client, bagBody([petId], { fechaCompra: '2026-11-20', duracion: 16 }));
  const browser = newSubscription();
  await subscribe(client, browser);
  await workAt('09:00');
  expect(shownIn(ctx(), browser).map(({ tipo, ruta }) => [tipo, ruta])).toEqual([
    ['Alimento', '/tabs/alimentacion'],
  ]);
});

test('food and the calendar of one day are one message', async () => {
  const { client, petId, browser, mailsTo } = await reminded();
  await addBag(client, bagBody([petId], { fechaCompra: '2026-11-20', duracion: 16 }));
  await workAllDay('09:00');
  expect(shownIn(ctx(), browser).map(({ tipo, texto }) => [tipo, texto])).toEqual([
    ['Calendario', 'Tiene algo en el calendario, y alimento que se termina.'],
  ]);
  expect(mailsTo()).toEqual([]);
});

test('somebody who switched off one of the two kinds of a day is mailed both', async () => {
  const { client, petId, browser, mailsTo } = await reminded();
  await addBag(client, bagBody([petId], { fechaCompra: '2026-11-20', duracion: 16 }));
  await client.call(calls.updateNotificationSettings, { body: { tipos: ['Calendario'] } });
  await workAt('09:00');
  expect(shownIn(ctx(), browser)).toEqual([]);
  expect(mailsTo()[0]).toHaveLength(2);
});

test('one of the two kinds that is switched off while a message waits stops it: the mail goes', async () => {
  const { client, petId, browser, mailsTo } = await reminded();
  await addBag(client, bagBody([petId], { fechaCompra: '2026-11-20', duracion: 16 }));
  await workAt('09:00', { status: 429, retryAfter: 0 });
  await client.call(calls.updateNotificationSettings, { body: { tipos: ['Calendario'] } });
  await workAt('09:15');
  await workAt('09:45');
  expect(shownIn(ctx(), browser)).toHaveLength(1);
  expect(mailsTo()[0]).toHaveLength(2);
});
